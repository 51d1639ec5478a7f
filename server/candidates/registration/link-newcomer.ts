import type { IdentityProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { addIdentity } from '#server/accounts/external/identities.ts'
import { linkNewLineUser } from '#server/accounts/line/finish-line.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

export type ConfirmedIdentity = { provider: IdentityProvider; subject: string }

/** The way in with which a new account was made. */
export async function linkNewcomer(context: Pick<RequestContext, 'db' | 'now'>, id: string, { provider, subject }: ConfirmedIdentity) {
  if (provider === 'line') await linkNewLineUser(context, id, subject)
  else await addIdentity(context, id, { provider, subject })
}
