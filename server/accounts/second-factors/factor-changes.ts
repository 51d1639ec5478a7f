import { pages } from '#contract/platform/pages.ts'
import { fail } from '#server/fail.ts'
import { recordOwnAct } from '#server/platform/audit/record-own-act.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { secondFactorChanged } from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { settings } from '#server/settings.ts'
import { accountsOf, credentialsOf } from '../account/memberships.ts'
import { hasFactor } from '../sessions/factors/has-factor.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'

/** A user without any factor keeps no session that showed one and no recovery code. */
export async function deleteDeviceFactor({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  const id = await credentialsOf(db, viewer)
  if (await hasFactor(db, id)) return
  await db.updateTable('accounts').set({ recovery_codes: [], recovery_code_hashes: [] }).where('id', '=', id).execute()
  await db.updateTable('sessions').set({ second_factor_at: null }).where('account_id', 'in', accountsOf(db, id)).execute()
}

/** Mails the owner about a change of the second factor: a stranger at an open screen cannot change it unnoticed. */
export async function notifyFactorChanged({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }, what: string) {
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const text = secondFactorChanged({ what, area: viewer.area, at: now(), settings_link: settings.publicUrl + pages.security(viewer.area) })
  await sendMail(db, { to: email, account_id: viewer.id, ...text })
  await recordOwnAct({ db, now }, viewer, { act: 'change_own_account', detail: { what } })
}

/** A user with a factor shows it before they add another; a user without one has just signed in. */
export function requireSetUp(context: Pick<RequestContext, 'now'> & { viewer: Viewer }) {
  if (context.viewer.second_factor === 'asked') fail('SECOND_FACTOR_REQUIRED')
  requireReauthentication(context)
}
