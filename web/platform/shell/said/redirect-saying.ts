import { redirect, type RouterContextProvider } from 'react-router'
import { isSecure } from '../../api/page-context.ts'
import { saidCookie } from './said-cookie.ts'

/** Redirects after an act to a page that says what happened: one sentence, once. */
export function redirectSaying(context: Readonly<RouterContextProvider>, path: string, sentence: string, cookies: string[] = []) {
  const answer = redirect(path, 303)
  for (const cookie of [saidCookie.keep(sentence, isSecure(context)), ...cookies]) answer.headers.append('Set-Cookie', cookie)
  return answer
}
