import { briefCookie } from '#web/platform/shell/cookies/brief-cookie.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { type Meant, meantOf } from './follow-path.ts'

const MINUTES = 15

const cookie = briefCookie('mebae_intended', MINUTES * 60)
const valueOf = ({ intent, followed: { company_id, job_id } }: Meant) => `${intent}.${company_id}.${job_id}`

/**
 * Proves that a visitor pressed a button of our own pages. The address of the next page says what they meant; without this proof that page asks first,
 * so no link of another site can act in the name of a signed-in candidate.
 */
export const intendedFollow = {
  keep: (meant: Meant, secure: boolean) => cookie.keep(valueOf(meant), secure),
  forget: cookie.forget,
  isProved: (request: Request, meant: Meant, secure: boolean) => cookie.of(request, secure) === valueOf(meant),
  /** Where a sign-up may lead without asking again: drops an act without proof, and keeps the surrounding page. */
  provedNext(request: Request, next: string, secure: boolean) {
    const path = safePath(next)
    const meant = meantOf(path)
    if (!path || !meant || intendedFollow.isProved(request, meant, secure)) return path ?? ''
    return safePath(new URLSearchParams(path.split('?')[1]).get('next')) ?? ''
  },
}
