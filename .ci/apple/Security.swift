// The part of the Security framework's interface that the adapters use, for the type checker alone: nothing of it can be run.
//
// Names and types follow Apple's documentation (https://developer.apple.com/documentation/security). Core Foundation's types
// are those that Swift bridges them to.
import Foundation

public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = Any
public typealias OSStatus = Int32

nonisolated(unsafe) public let kSecClass: CFString = ""
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = ""
nonisolated(unsafe) public let kSecAttrService: CFString = ""
nonisolated(unsafe) public let kSecAttrAccount: CFString = ""
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = ""
nonisolated(unsafe) public let kSecAttrAccessible: CFString = ""
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = ""
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = ""
nonisolated(unsafe) public let kSecValueData: CFString = ""
nonisolated(unsafe) public let kSecReturnData: CFString = ""
nonisolated(unsafe) public let kSecMatchLimit: CFString = ""
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = ""

public let errSecSuccess: OSStatus = 0
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  fatalError()
}
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  fatalError()
}
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { fatalError() }
