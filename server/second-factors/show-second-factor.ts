import { sql } from 'kysely'
import { rolesWithFactor } from '#contract/company-acts.ts'
import type { SecondFactor } from '#contract/second-factors.ts'
import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../api.ts'
import { open } from '../seal.ts'
import type { Staff } from '../sessions/viewer.ts'
import { totpOf } from './totp-of.ts'

/** How my second factor stands. */
export async function showSecondFactor({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Staff }): Promise<SecondFactor> {
  const { is_demo, email, totp_secret_sealed, totp_last_step, ...own } = await db
    .selectFrom(ofArea[viewer.area].people)
    .select(['is_demo', 'email', 'totp_secret_sealed', 'totp_confirmed_at', 'totp_last_step'])
    .select(({ selectFrom }) => [
      sql<number>`cardinality(recovery_code_hashes)`.as('recovery_codes_left'),
      selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(ofArea[viewer.area].own, '=', viewer.id)
        .as('passkey_count'),
    ])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const is_required = viewer.area === 'operator' || (!is_demo && rolesWithFactor.includes(viewer.role))
  const secret = viewer.area === 'operator' && is_demo && own.totp_confirmed_at && open(totp_secret_sealed)
  return {
    ...own,
    passkey_count: Number(own.passkey_count),
    is_required,
    ...(secret && { demo_code: totpOf(secret, email).codeAfter(totp_last_step ?? 0, now()) }),
  }
}
