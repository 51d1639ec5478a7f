import { externalNames, type ExternalProvider, identityProviders, type IdentityProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuseViolation } from '#server/platform/errors/refuse-violation.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { lockViewer } from '../sessions/viewer/lock-viewer.ts'
import { notifySignInAdded, notifySignInRemoved, requireWayIn } from '../sessions/ways/sign-in-ways.ts'
import { beginExternal } from './ask-provider.ts'
import { addLineUser, removeLineUser } from './line-user.ts'

type Context = RequestContext & { viewer: CandidateViewer }
export type Identity = { provider: IdentityProvider; subject: string }

/** The providers of this site and which of them open this account, with those that were linked while the site still offered them. */
export async function listIdentities({ db, viewer }: Pick<Context, 'db' | 'viewer'>) {
  const linked = await db.selectFrom('account_identities').select(['provider', 'linked_at', 'last_used_at']).where('account_id', '=', viewer.id).execute()
  const identities = externalNames.map((provider) => {
    const { linked_at = null, last_used_at = null } = linked.find((one) => one.provider === provider) ?? {}
    return { provider, linked_at, last_used_at, is_available: Boolean(siteSettings().external[provider]) }
  })
  return { identities: identities.filter(({ linked_at, is_available }) => is_available || linked_at) }
}

/** Begins linking, after a recent check of the password or another proof. */
export async function beginIdentity(context: Context, provider: IdentityProvider) {
  requireReauthentication(context)
  return beginExternal(context, { provider, account_id: context.viewer.id })
}

/** Who at the provider may sign in from now on. */
export async function linkIdentity(context: Context, { provider, subject }: Identity) {
  const { db, viewer } = context
  // While the person was at the provider, their session may have ended or their account may have been deleted.
  if (!(await lockViewer(db, viewer))) fail('SIGN_IN_REQUIRED')
  const isNew = await addIdentity(context, viewer.id, { provider, subject })
  if (isNew) await notifySignInAdded(context, identityProviders[provider])
}

/** Whether it is new. It replaces the one before of the same provider; one that belongs to another account is refused. */
export async function addIdentity({ db, now }: Pick<RequestContext, 'db' | 'now'>, account_id: string, { provider, subject }: Identity) {
  if (provider === 'line') return addLineUser(db, account_id, subject)
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
    .catch(refuseViolation('account_identities_pkey', 'EXTERNAL_TAKEN'))
  return added !== undefined
}

export async function unlinkIdentity(context: Context, provider: IdentityProvider) {
  const { db, viewer } = context
  const isRemoved = provider === 'line' ? await removeLineUser(db, viewer.id) : await removeIdentity(db, viewer.id, provider)
  if (isRemoved) {
    await requireWayIn(db, viewer.id)
    await notifySignInRemoved(context, identityProviders[provider])
  }
  return { success: true }
}

async function removeIdentity(db: Database, account_id: string, provider: ExternalProvider) {
  const { numDeletedRows } = await db.deleteFrom('account_identities').where('account_id', '=', account_id).where('provider', '=', provider).executeTakeFirst()
  return numDeletedRows > 0n
}
