import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { hashToken } from '#server/accounts/sessions/token.ts'

/** The invitation behind a link, held until this transaction ends. One of a suspended company leads nowhere. */
export async function openInvitation({ db, now }: Pick<RequestContext, 'db' | 'now'>, token: string) {
  const invited = await db
    .selectFrom('member_invitations as invitations')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['invitations.id', 'company_id', 'companies.name as company_name', 'email', 'role', 'invited_by_name', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    .where('state', '!=', 'suspended')
    // A visitor who opens the same link at this moment waits here, and then finds nothing.
    .forNoKeyUpdate('invitations')
    .executeTakeFirst()
  return invited ?? fail('LINK_INVALID')
}
