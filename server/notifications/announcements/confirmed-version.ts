import { fail } from '#server/fail.ts'

type Notice = { version: number; asked_version: number }

/** Which version a person confirms: the one they read. One that was replaced by a version that asks everybody again is worth nothing any more. */
export function confirmedVersion({ version, asked_version }: Notice, read: number = version) {
  if (read < asked_version || read > version) fail('NOTICE_CHANGED')
  return read
}
