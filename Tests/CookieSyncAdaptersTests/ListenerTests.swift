import Foundation
import Testing

@testable import TokenServer

@Suite("A listener goes on") struct ListenerTests {
  @Test(
    "what an error of accept means",
    arguments: [
      (EINTR, LoopbackListener.Next.again), (ECONNABORTED, .again), (EPROTO, .again), (EMFILE, .later),
      (ENFILE, .later), (ENOBUFS, .later), (ENOMEM, .later), (EINVAL, .never), (EBADF, .never), (ENOTSOCK, .never),
    ])
  func errors(_ error: Int32, next: LoopbackListener.Next) { #expect(LoopbackListener.next(after: error) == next) }
}
