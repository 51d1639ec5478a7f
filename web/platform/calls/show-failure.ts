import { href } from 'react-router'
import { safePath } from '#contract/platform/text/safe-path.ts'

export const connectionFailed = '通信に失敗しました。しばらくしてからもう一度お試しください。'

type Failure = { status?: number; sentence: string }
type Page = { logoutUrl: string; here: string; go: (address: string) => void; show: (message: string) => void }

/** The sentence in the body of a refusal; anything but its `error` may come from a proxy, and is not shown. */
export function sentenceOf(body: unknown) {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'string' && error !== '' ? error : connectionFailed
}

/** Tells the user of a failed call: without a session, by the sign-in page; else with the server's own sentence. */
export function showFailure({ status, sentence }: Failure, { logoutUrl, here, go, show }: Page) {
  if (status === 401) go(`${logoutUrl}/online/companies/?${new URLSearchParams({ next: safePath(here) ?? href('/') })}`)
  else show(sentence)
}
