import { sql } from 'kysely'
import { rolesWithFactor } from '#contract/accounts/members/company-acts.ts'
import type { SecondFactor } from '#contract/accounts/sign-in/second-factors.ts'
import { fail } from '#server/fail.ts'
import { credentialsOf } from '../account/memberships.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { open } from '#server/platform/sealing/seal.ts'
import type { CandidateViewer, Viewer } from '#server/platform/viewers/viewer.ts'
import { confirmedUntil } from '../sessions/confirming/confirm-session.ts'
import { hasFactor } from '../sessions/factors/has-factor.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { startSession } from '../sessions/start-session.ts'
import { deleteDeviceFactor, notifyFactorChanged } from './factor-changes.ts'
import { saveRecoveryCodes } from './recovery-codes/save-recovery-codes.ts'
import { totpOf } from './totp-of.ts'

/** Whether a candidate's passkeys are asked for after the password, too. Who has no recovery codes yet gets them, for a device that is lost. */
export async function requestPasskey(context: RequestContext & { viewer: CandidateViewer }, isAsked: boolean) {
  requireReauthentication(context)
  const { db, now, viewer } = context
  const at = now().toISOString()
  if (isAsked && !(await db.selectFrom('passkeys').select('id').where('account_id', '=', viewer.id).limit(1).executeTakeFirst())) fail('NOT_FOUND')
  const hadFactor = await hasFactor(db, viewer.id)
  const changed = await db
    .updateTable('accounts')
    .set({ passkey_factor_at: isAsked ? at : null })
    .where('id', '=', viewer.id)
    .where('passkey_factor_at', isAsked ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return { recovery_codes: [] }
  await notifyFactorChanged(context, isAsked ? 'パスワードのあとに、パスキーも求めるようになりました。' : 'パスワードのあとに、パスキーを求めなくなりました。')
  if (!isAsked) {
    await deleteDeviceFactor(context)
    return { recovery_codes: [] }
  }
  await startSession(context, viewer, { second_factor_at: at })
  return { recovery_codes: hadFactor ? [] : await saveRecoveryCodes(context) }
}

/** How my second factor stands. */
export async function showSecondFactor({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }): Promise<SecondFactor> {
  const { area } = viewer
  const id = await credentialsOf(db, viewer)
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
