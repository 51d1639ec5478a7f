import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { beforeFactor, forArea, forCandidate, type AreaPath, settingUp } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { ANSWER_NOT_KEPT, containsSecret } from '#contract/platform/text/contains-secret.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** How somebody's second factor stands: what they have, and whether they need one. */
export const SecondFactor = z.object({
  is_required: z.boolean(),
  totp_confirmed_at: Timestamp.nullable().meta({ example: '2026-11-02T21:14:00+09:00' }),
  recovery_codes_left: z.int().meta({ example: 9 }),
  /** Some are of the short kind from before: they work, and should be renewed. */
  has_short_recovery_codes: z.boolean(),
  passkey_count: z.int(),
  /** Since when a candidate is asked for a passkey after the password. Always null for others: their passkeys are asked for without. */
  passkey_factor_at: Timestamp.nullable(),
  /** False where the site is reached under a bare IP address. */
  are_passkeys_available: z.boolean(),
  /** Until then nothing asks for the password again. Null when it is asked for. */
  confirmed_until: Timestamp.nullable(),
  /** The app's code of this moment, for the demonstration's operator, whose app nobody has. */
  demo_code: z.string().optional(),
  /** From when it counts: the one before may be used already. */
  demo_code_from: Timestamp.optional(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Six digits of the app, or one of the recovery codes, however it is written. */
const Code = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .normalize('NFKC')
          .replaceAll(/[\s\-‐-―−ー]/g, '')
          .toUpperCase()
      : value,
  z.string().min(1, 'コードを入力してください。').max(60),
)

/** Shown once; only their hashes are kept. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).meta({ example: ['7K2M-QXW9-RT4H-DPAC-8NVE-2GY5', 'BLJ6-UFT3-WQ9R-KX4C-M7ZD-8HEN'] }) })
const tags = ['second_factor']
const { SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND, TOO_MANY_REQUESTS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_SET, CODE_WRONG, TOO_MANY_TRIES } = errors

/** Candidates, members of companies and operators have one alike. */
const secondFactorOf = (people: AreaPath) => ({
  second_factor: {
    show: forArea(people, 'see_account')
      .meta(beforeFactor)
      .route({ method: 'GET', path: `/${people}/second_factor/`, summary: '二段階認証の状態を見る', tags })
      .output(SecondFactor)
      .errors({ SIGN_IN_REQUIRED }),
    /** Passes the second factor in this session. A code counts once. */
    prove: forArea(people, 'see_account')
      .meta(beforeFactor)
      .route({ method: 'POST', path: `/${people}/second_factor/proofs/`, summary: '認証アプリかリカバリーコードで確かめる', tags })
      .input(z.strictObject({ code: Code }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CODE_WRONG, TOO_MANY_TRIES, TOO_MANY_REQUESTS }),
    /** A secret for an authenticator app; it counts for nothing until a code of it is confirmed. */
    begin_totp: forArea(people, 'see_account')
      .meta(settingUp(people))
      .route({ method: 'POST', path: `/${people}/second_factor/totp/`, summary: '認証アプリの設定を始める', tags })
      .meta(containsSecret)
      .input(z.strictObject({}))
      .output(
        z.object({
          secret: z.string().meta({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }),
          uri: z.string().meta({ example: 'otpauth://totp/Jobs:saegusa%40yamanote-keisoku.example?issuer=Jobs&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }),
        }),
      )
      .errors({ ANSWER_NOT_KEPT, SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, CONFIRMATION_REQUIRED, SECOND_FACTOR_SET }),
    confirm_totp: forArea(people, 'see_account')
      .meta(settingUp(people))
      .route({ method: 'PUT', path: `/${people}/second_factor/totp/`, summary: '認証アプリの設定を終える', tags })
      .meta(containsSecret)
      .input(z.strictObject({ code: Code }))
      .output(RecoveryCodes)
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, CONFIRMATION_REQUIRED, SECOND_FACTOR_SET, NOT_FOUND, CODE_WRONG, TOO_MANY_REQUESTS }),
    remove_totp: forArea(people, 'change_account')
      .route({ method: 'DELETE', path: `/${people}/second_factor/totp/`, summary: '認証アプリをやめる', tags })
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND }),
    /** Ten new ones; those before are worth nothing. */
    renew_recovery_codes: forArea(people, 'change_account')
      .route({ method: 'POST', path: `/${people}/second_factor/recovery_codes/`, summary: 'リカバリーコードを作りなおす', tags })
      .meta(containsSecret)
      .input(z.strictObject({}))
      .output(RecoveryCodes)
      .errors({ ANSWER_NOT_KEPT, SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND }),
  },
})

const own = secondFactorOf('candidate_users').second_factor

export const candidateSecondFactors = {
  second_factor: {
    ...own,
    /** A passkey is first of all a way to sign in; a candidate may want it after the password as well. Gives recovery codes to who has none. */
    ask_for_passkey: forCandidate
      .route({ method: 'PUT', path: '/candidate_users/second_factor/passkey/', summary: 'パスワードのあとにパスキーを求めるかを決める', tags })
      .meta(containsSecret)
      .input(z.strictObject({ is_asked: z.boolean() }))
      .output(RecoveryCodes)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND }),
  },
}

export const secondFactors = secondFactorOf('company_users')
export const operatorSecondFactors = secondFactorOf('operators')
