import { LINK_DAYS } from '#contract/hiring/outside/outside-names.ts'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { outsideRows } from './outside-rows.ts'

type Context = Pick<RequestContext, 'db' | 'now'>
const DAY = 86_400_000

/** The token of a new link to the data of one person; of it only the hash is stored. */
export async function issueOutsideLink({ db, now }: Context, id: string, days = LINK_DAYS) {
  const token = newToken()
  const created_at = now()
  await db
    .insertInto('outside_links')
    .values({
      token_hash: hashToken(token),
      outside_candidate_id: id,
      created_at: created_at.toISOString(),
      expires_at: new Date(created_at.getTime() + days * DAY).toISOString(),
    })
    .execute()
  return token
}

const linksWith = ({ db, now }: Context, token: string) =>
  db
    .selectFrom('outside_links')
    .innerJoin('outside_candidates as outside', 'outside.id', 'outside_candidate_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now().toISOString())
    // Who did not answer in time is about to be deleted.
    .where(({ or, eb }) => or([eb('outside.consented_at', 'is not', null), eb('outside.answer_due_at', '>', now().toISOString())]))

/** The person behind a link. Reading changes nothing: programs that check mails open every link. */
export async function openOutsideLink(context: Context, token: string) {
  const link = await linksWith(context, token).select('outside.id').executeTakeFirst()
  return outsideRows(context.db)
    .select('outside.job_id')
    .where('outside.id', '=', link?.id ?? fail('LINK_INVALID'))
    .executeTakeFirstOrThrow()
}

/** Uses a link up: of any number of uses at one moment, one finds it. The row of the person is locked until the transaction ends. */
export async function consumeOutsideLink(context: Context, token: string) {
  const link = await linksWith(context, token).select('outside.id').forNoKeyUpdate('outside').executeTakeFirst()
  if (!link) fail('LINK_INVALID')
  const used = await context.db.deleteFrom('outside_links').where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (used.numDeletedRows === 0n) fail('LINK_INVALID')
  return outsideRows(context.db).where('outside.id', '=', link.id).executeTakeFirstOrThrow()
}
