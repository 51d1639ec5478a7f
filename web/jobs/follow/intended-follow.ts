import { safePath } from '#contract/platform/text/safe-path.ts'
import { type Meant, meantOf } from './follow-path.ts'

const MINUTES = 15

const name = (secure: boolean) => (secure ? '__Host-mebae_intended' : 'mebae_intended')
const cookie = (value: string, seconds: number, secure: boolean) =>
  `${name(secure)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`
const valueOf = ({ intent, followed: { company_id, job_id } }: Meant) => `${intent}.${company_id}.${job_id}`

/**
 * Proves that a visitor pressed a button of our own pages. The address of the next page says what they meant; without this proof that page asks first,
 * so no link of another site can act in the name of a signed-in candidate.
 */
export const intendedFollow = {
  keep: (meant: Meant, secure: boolean) => cookie(valueOf(meant), MINUTES * 60, secure),
  forget: (secure: boolean) => cookie('', 0, secure),
  isProved(request: Request, meant: Meant, secure: boolean) {
    const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
    return cookies.includes(`${name(secure)}=${valueOf(meant)}`)
  },
  /** Where a sign-up may lead without asking again: drops an act without proof, and keeps the surrounding page. */
  provedNext(request: Request, next: string, secure: boolean) {
    const path = safePath(next)
    const meant = meantOf(path)
    if (!path || !meant || intendedFollow.isProved(request, meant, secure)) return path ?? ''
    return safePath(new URLSearchParams(path.split('?')[1]).get('next')) ?? ''
  },
}
