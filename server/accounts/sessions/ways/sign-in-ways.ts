import { externalNames } from '#contract/accounts/sign-in/external-providers.ts'
import { pages } from '#contract/platform/pages.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { signInAdded } from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { relyingParty } from '../factors/relying-party.ts'

/** What the sign-in page offers beside the password. */
export const signInWays = () => ({
  passkey: Boolean(relyingParty()),
  line: Boolean(siteSettings().line),
  external: externalNames.filter((provider) => siteSettings().external[provider]),
})

/** Mails its owner that there is one more way into the account. */
export async function notifySignInAdded({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }, way: string) {
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const text = signInAdded({ way, at: now(), security_link: settings.publicUrl + pages.security(viewer.area) })
  await sendMail(db, { to: email, account_id: viewer.id, ...text })
}
