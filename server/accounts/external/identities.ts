import { externalNames, externalProviders, type ExternalProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { lockViewer } from '../sessions/viewer/lock-viewer.ts'
import { notifySignInAdded, notifySignInRemoved, requireWayIn } from '../sessions/ways/sign-in-ways.ts'
import { beginExternal } from './ask-provider.ts'

type Context = RequestContext & { viewer: CandidateViewer }
type Identity = { provider: ExternalProvider; subject: string }

/** What the site offers, and what of it opens this account; also what was linked while the site still offered it. */
export async function listIdentities({ db, viewer }: Pick<Context, 'db' | 'viewer'>) {
  const linked = await db.selectFrom('account_identities').select(['provider', 'linked_at', 'last_used_at']).where('account_id', '=', viewer.id).execute()
  const identities = externalNames.map((provider) => {
    const { linked_at = null, last_used_at = null } = linked.find((one) => one.provider === provider) ?? {}
    return { provider, linked_at, last_used_at, is_available: Boolean(siteSettings().external[provider]) }
  })
  return { identities: identities.filter(({ linked_at, is_available }) => is_available || linked_at) }
}

/** Begins linking, with a fresh proof of who is there. */
export async function beginIdentity(context: Context, provider: ExternalProvider) {
  requireReauthentication(context)
  return beginExternal(context, { provider, account_id: context.viewer.id })
}

/** Who at the provider may sign in from now on. */
export async function linkIdentity(context: Context, { provider, subject }: Identity) {
  const { db, viewer } = context
  // The person was away at the provider, and may have been signed out or have left meanwhile.
  if (!(await lockViewer(db, viewer))) fail('SIGN_IN_REQUIRED')
  const isNew = await addIdentity(context, viewer.id, { provider, subject })
  if (isNew) await notifySignInAdded(context, externalProviders[provider])
}

/** Whether it is new. Another one of the same provider takes the place of the first; one that belongs to somebody else is refused. */
export async function addIdentity({ db, now }: Pick<RequestContext, 'db' | 'now'>, account_id: string, { provider, subject }: Identity) {
  const owner = await db
    .selectFrom('account_identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (owner?.account_id === account_id) return false
  if (owner) fail('EXTERNAL_TAKEN')
  const added = await db
    .insertInto('account_identities')
    .values({ account_id, provider, subject, linked_at: now().toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'provider']).doUpdateSet({ subject, linked_at: now().toISOString(), last_used_at: null }))
    .returning('subject')
    .executeTakeFirst()
    .catch(refuseTaken)
  return added !== undefined
}

function refuseTaken(error: unknown): never {
  if (typeof error === 'object' && error && 'constraint' in error && error.constraint === 'account_identities_pkey') fail('EXTERNAL_TAKEN')
  throw error
}

export async function unlinkIdentity(context: Context, provider: ExternalProvider) {
  const { db, viewer } = context
  const removed = await db
    .deleteFrom('account_identities')
    .where('account_id', '=', viewer.id)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst()
  if (!removed) return { success: true }
  await requireWayIn(db, viewer.id)
  await notifySignInRemoved(context, externalProviders[provider])
  return { success: true }
}
