import { sql } from 'kysely'
import { rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import type { SecondFactor } from '#contract/accounts/sign-in/second-factors.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { confirmedUntil } from '../sessions/confirming/confirmed-until.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { totpOf } from './totp-of.ts'

/** How my second factor stands. */
export async function showSecondFactor({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }): Promise<SecondFactor> {
  const { area, id } = viewer
  const { is_demo, email, totp_secret_sealed, totp_last_step, short_codes_left, long_codes_left, ...own } = await db
    .selectFrom('accounts')
    .select(['is_demo', 'passkey_factor_at', 'email', 'totp_secret_sealed', 'totp_confirmed_at', 'totp_last_step'])
    .select(({ selectFrom }) => [
      sql<number>`cardinality(recovery_codes)`.as('long_codes_left'),
      sql<number>`cardinality(recovery_code_hashes)`.as('short_codes_left'),
      selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', id)
        .as('passkey_count'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const secret = area === 'operator' && is_demo && own.totp_confirmed_at && open(totp_secret_sealed)
  const demo = secret && totpOf(secret, email).codeAfter(totp_last_step ?? 0, now())
  return {
    ...own,
    recovery_codes_left: long_codes_left + short_codes_left,
    has_short_recovery_codes: short_codes_left > 0,
    passkey_count: Number(own.passkey_count),
    is_required: area === 'operator' || (area === 'company' && !is_demo && rolesWithFactor.includes(viewer.role)),
    are_passkeys_available: Boolean(relyingParty()),
    confirmed_until: confirmedUntil({ viewer, now }),
    ...(demo && { demo_code: demo.code, demo_code_from: demo.from.toISOString() }),
  }
}
