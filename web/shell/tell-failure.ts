import { safePath } from './safe-path.ts'

const sentence = '通信に失敗しました。しばらくしてからもう一度お試しください。'

type Failure = { status?: number; body?: unknown }
type Page = { logoutUrl: string; here: string; go: (address: string) => void; show: (message: string) => void }

/** What a person learns of a call that failed: without a session, the sign-in page; else the server's own sentence. */
export function tellFailure({ status, body }: Failure, { logoutUrl, here, go, show }: Page) {
  if (status === 401) return go(`${logoutUrl}/online/companies/?${new URLSearchParams({ next: safePath(here) ?? '/' })}`)
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  show(typeof error === 'string' && error !== '' ? error : sentence)
}
