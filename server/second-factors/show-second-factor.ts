import { sql } from 'kysely'
import { rolesWithFactor } from '#contract/company-acts.ts'
import type { SecondFactor } from '#contract/second-factors.ts'
import type { RequestContext } from '../api.ts'
import type { CompanyViewer } from '../sessions/viewer.ts'

/** How my second factor stands. */
export async function showSecondFactor({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CompanyViewer }): Promise<SecondFactor> {
  const { is_demo, ...own } = await db
    .selectFrom('company_users')
    .select(['is_demo', 'totp_confirmed_at'])
    .select(({ selectFrom }) => [
      sql<number>`cardinality(recovery_code_hashes)`.as('recovery_codes_left'),
      selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('passkeys.company_user_id', '=', 'company_users.id')
        .as('passkey_count'),
    ])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  return { ...own, passkey_count: Number(own.passkey_count), is_required: !is_demo && rolesWithFactor.includes(viewer.role) }
}
