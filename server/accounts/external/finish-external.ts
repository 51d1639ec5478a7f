import type { ExternalProvider, IdentityProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { accountWith } from '../account/accounts.ts'
import { consumeChallenge } from '../sessions/challenges/consume-challenge.ts'
import { isBeforeFactor } from '../sessions/factors/has-factor.ts'
import { startSession } from '../sessions/start-session.ts'
import { logTry } from '../sessions/tries/log-try.ts'
import { refuse, requestProvider } from './ask-provider.ts'
import { linkIdentity } from './identities.ts'
import { findLineUser } from './line-user.ts'
import { saveNewcomer } from './pending-newcomer.ts'
import { providerClient } from './provider-client.ts'
import { type Came, whoCame } from './who-came.ts'

type Back = { provider: IdentityProvider; query: string }

/** The return from a provider. It counts only with the state of a challenge that this browser has. */
export async function finishExternal(context: RequestContext, { provider, query }: Back) {
  const client = await requestProvider(provider, () => providerClient(provider))
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const viewer = context.viewer?.area === 'candidate' && !isBeforeFactor(context.viewer) ? context.viewer : undefined
  const state = new URLSearchParams(query).get('state') ?? refuse(provider)
  const { secret, account_id } = (await consumeChallenge(context, 'external', { state, provider })) ?? refuse(provider)
  if (account_id && account_id !== viewer?.id) refuse(provider)

  const came = await requestProvider(provider, () => whoCame(provider, client, query, secret))
  const next = secret.next || null
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db }
    if (account_id && viewer) {
      await linkIdentity({ ...inside, viewer }, { provider, subject: came.subject })
      return { outcome: 'linked' as const, next, needs_second_factor: false }
    }
    const known = await signInWithIdentity(inside, provider, came)
    if (known) return { outcome: 'signed_in' as const, next, ...known }
    await refuseKnownAddress(inside, came)
    await saveNewcomer(inside, { provider, ...came, next: next ?? '' })
    return { outcome: 'new' as const, next, needs_second_factor: false }
  })
}

/** Only what was linked opens an account: the address that a provider names never does. */
export async function signInWithIdentity(context: RequestContext, provider: IdentityProvider, { subject }: Pick<Came, 'subject'>) {
  const linked = provider === 'line' ? await findLineUser(context.db, subject) : await useIdentity(context, provider, subject)
  logTry(context, { act: provider === 'line' ? 'line' : 'external', outcome: linked ? 'passed' : 'refused', area: 'candidate', id: linked?.id })
  return linked && startSession(context, { area: 'candidate', id: linked.id }, { isArrival: true })
}

const useIdentity = ({ db, now }: RequestContext, provider: ExternalProvider, subject: string) =>
  db
    .updateTable('account_identities')
    .from('accounts')
    .set({ last_used_at: now().toISOString() })
    .whereRef('accounts.id', '=', 'account_identities.account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('email_verified_at', 'is not', null)
    .returning('accounts.id')
    .executeTakeFirst()

/** The owner of an address may learn that it has an account. It is not opened for them: they sign in as before, and link then. */
export async function refuseKnownAddress({ db }: Pick<RequestContext, 'db'>, { email }: Pick<Came, 'email'>) {
  if (email && (await accountWith(db, 'candidate', email).select('id').executeTakeFirst())) fail('ADDRESS_REGISTERED')
}
