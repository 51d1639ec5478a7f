import type { Followed, FollowIntent } from '#web/jobs/follow/follow-path.ts'

const MINUTES = 15
const FORM = /^(favorite|hide)\.(\d{1,10})\.(\d{1,10})$/

/** What can be meant before one has signed in. */
export type Intended = { intent: Extract<FollowIntent, 'favorite' | 'hide'>; followed: Followed }

const name = (secure: boolean) => (secure ? '__Host-mebae_intended' : 'mebae_intended')
const cookie = (value: string, seconds: number, secure: boolean) =>
  `${name(secure)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`

/**
 * What a visitor pressed, kept by their browser until they have signed in. Only an answer to a form of our own pages sets it, so no link of another site
 * can have something done in a person's name, whoever it is signed in as.
 */
export const intendedFollow = {
  keep: ({ intent, followed: { company_id, job_id } }: Intended, secure: boolean) => cookie(`${intent}.${company_id}.${job_id}`, MINUTES * 60, secure),
  forget: (secure: boolean) => cookie('', 0, secure),
  of(request: Request, secure: boolean): Intended | undefined {
    const kept = (request.headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name(secure)}=`))
    const [, intent, company_id, job_id] = FORM.exec(kept?.slice(name(secure).length + 1) ?? '') ?? []
    if (!intent) return
    return { intent: intent as Intended['intent'], followed: { company_id: Number(company_id), job_id: Number(job_id) } }
  },
}
