import { externalNames } from '#contract/accounts/sign-in/external-providers.ts'
import { pages } from '#contract/platform/pages.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { signInAdded, signInRemoved } from '#server/platform/mail/texts/sign-in/sign-in-mails.ts'
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

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }

/** Mails its owner that there is one more way into the account. */
export const notifySignInAdded = (context: Context, way: string) => notifySignIn(context, way, signInAdded)

/** Mails its owner that there is one way less into the account. */
export const notifySignInRemoved = (context: Context, way: string) => notifySignIn(context, way, signInRemoved)

async function notifySignIn({ db, now, viewer }: Context, way: string, textOf: typeof signInAdded) {
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', viewer.id).executeTakeFirstOrThrow()
  const text = textOf({ way, at: now(), security_link: settings.publicUrl + pages.security(viewer.area) })
  await sendMail(db, { to: email, account_id: viewer.id, ...text })
}

/** Refuses, after a candidate removed one way to sign in, when no other is left. Of two removals at the same time the second waits, and sees what the first left. */
export async function requireWayIn(db: Database, id: string) {
  const { password_hash } = await db.selectFrom('accounts').select('password_hash').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (password_hash) return
  const left = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('passkeys').select('id').where('account_id', '=', id)),
        exists(selectFrom('account_identities').select('provider').where('account_id', '=', id)),
        exists(selectFrom('candidate_users').select('id').where('id', '=', id).where('line_user_id', 'is not', null)),
      ]).as('is_there'),
    )
    .executeTakeFirstOrThrow()
  if (!left.is_there) fail('LAST_WAY_IN')
}
