import Testing

@testable import Cookies

@Test func everyCaseIsDistinct() { #expect(Set(SameSite.allCases).count == 4) }
