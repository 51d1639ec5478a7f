import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'

/** Nothing is published for a company that was not shown its fees and penalties; once agreed to, a version is not asked for again. */
export async function askFees({ db, viewer, now }: MemberContext, version: string | undefined) {
  const { company_id, name } = viewer
  if (version === FEES_VERSION) {
    await db
      .insertInto('fee_acceptances')
      .values({ company_id, version, accepted_by: name, accepted_at: now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  const accepted = await db
    .selectFrom('fee_acceptances')
    .select('version')
    .where('company_id', '=', company_id)
    .where('version', '=', FEES_VERSION)
    .executeTakeFirst()
  if (!accepted) fail('FEES_NOT_ACCEPTED')
}
