import { z } from 'zod'
import { identityNames } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { LINK_MINUTES } from '../links/links.ts'
import { challengeCookie } from '../sessions/challenges/challenge-cookie.ts'
import { consumeChallenge } from '../sessions/challenges/consume-challenge.ts'
import { poseChallenge } from '../sessions/challenges/pose-challenge.ts'
import { hashToken } from '../sessions/session-cookie.ts'

/** Whom a provider confirmed, and who has no account yet. */
const Newcomer = z.object({
  provider: z.enum(identityNames),
  subject: z.string(),
  email: z.string().nullable(),
  next: z.string(),
})
export type Newcomer = z.infer<typeof Newcomer>

/** Remembers in this browser, sealed and for half an hour, who came: they agree to the terms before there is an account. */
export const saveNewcomer = (context: Pick<RequestContext, 'db' | 'now' | 'answer'>, newcomer: Newcomer) =>
  poseChallenge(context, { kind: 'identity', secret: { sealed: seal(JSON.stringify(newcomer)) ?? '' }, seconds: LINK_MINUTES * 60 })

export async function showNewcomer(context: Pick<RequestContext, 'db' | 'now' | 'client'>) {
  const { provider, email, next } = await findNewcomer(context)
  return { provider, email, next: next || null }
}

export async function findNewcomer({ db, now, client }: Pick<RequestContext, 'db' | 'now' | 'client'>) {
  const token = client.cookie(challengeCookie.name('identity'))
  const held =
    token &&
    (await db
      .selectFrom('sign_in_challenges')
      .select('secret')
      .where('browser_hash', '=', hashToken(token))
      .where('kind', '=', 'identity')
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst())
  if (!held) fail('EXTERNAL_EXPIRED')
  return Newcomer.parse(JSON.parse(open(String((held.secret as Record<string, unknown>).sealed)) ?? ''))
}

/** Once their account is made: of two presses at the same time one finds nobody, and undoes what it made. */
export async function deleteNewcomer(context: Pick<RequestContext, 'db' | 'now' | 'client' | 'answer'>) {
  if (!(await consumeChallenge(context, 'identity'))) fail('EXTERNAL_EXPIRED')
}
