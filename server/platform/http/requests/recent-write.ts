import type { Client } from '../../request/request-context.ts'
import { hostCookie } from './credentials.ts'

/** Longer than a replica that is read may be behind (`LONGEST_BEHIND`), and than a reply takes on its way. The browser counts it, so no clocks are compared. */
const SECONDS = 5

/** Tells the client's browser that it has written, so that every process lets it read what it wrote. */
export function rememberWrite(answer: Headers) {
  const cookie = hostCookie.header('wrote', '1', SECONDS)
  if (!answer.getSetCookie().includes(cookie)) answer.append('Set-Cookie', cookie)
}

/** Programs with a key keep no cookies: they count as always writing. */
export const mayHaveWritten = ({ cookie, key }: Pick<Client, 'cookie' | 'key'>) => key !== undefined || cookie(hostCookie.name('wrote')) !== undefined
