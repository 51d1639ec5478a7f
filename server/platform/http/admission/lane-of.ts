import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LARGEST_BODY } from '../server/http-limits.ts'
import { largestBody } from '../requests/largest-body.ts'
import type { Lane } from './admission-control.ts'

/** Every cookie of ours that identifies a user; only the database can tell whether it is valid. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?mebae_(?:candidate|company|operator)=[^;]+/

/** Which lane a request takes. `isFileCall` knows the calls that bring or give files. */
export function laneOf({ method = '', url = '', headers }: IncomingMessage, isFileCall: (path: string) => boolean): Lane {
  const path = url.split('?', 1)[0] ?? ''
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading && largestBody(path) > LARGEST_BODY && headers['content-type']?.startsWith('multipart/')) return 'files'
  if (isReading && !headers.authorization && !sessionCookie.test(headers.cookie ?? '')) return 'visitors'
  return isFileCall(path) ? 'files' : 'own'
}

/** Tells the sessions at one address apart by their cookies, which it keeps for no longer than the request. */
export function sessionOf({ headers }: IncomingMessage) {
  const shown = headers.authorization ?? sessionCookie.exec(headers.cookie ?? '')?.[0]
  return shown ? createHash('sha256').update(shown).digest('base64url') : ''
}
