import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { beforeFactor, forAnyone, forArea, type AreaPath, settingUp } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Area, namesArea, NeedsSecondFactor } from './sessions.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** Binary as browsers' WebAuthn JSON writes it. */
const Base64Url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const CredentialId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1_400)
  .meta({ description: 'パスキーのID。', example: 'kP3mZ2bqT0uX9wV4s1yRcg' })

/** What the browser asks the device to prove. Usernameless: the device itself knows which passkeys it has. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  timeout: z.int().optional(),
  rpId: z.string().meta({ example: 'mebae.example' }),
  userVerification: z.literal('required'),
})

/** What the browser asks the device to make. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  timeout: z.int().optional(),
  rp: z.object({ id: z.string().meta({ example: 'mebae.example' }), name: z.string().meta({ example: '求人サイト' }) }),
  user: z.object({
    id: z.string().meta({ example: 'NmYxZDBmMGU' }),
    name: z.string().meta({ example: 'chihiro@candidate.example' }),
    displayName: z.string().meta({ example: '千紘' }),
  }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int().meta({ example: -7 }) })),
  /** Those one has already: a device makes no second one. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), requireResidentKey: z.literal(true), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
})

const answered = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key'), clientExtensionResults: z.object({}) }

/** `PublicKeyCredential.toJSON()` of a passkey that was used. */
export const PasskeyProof = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url, userHandle: Base64Url.optional() }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** `PublicKeyCredential.toJSON()` of a passkey that was made. */
export const NewPasskey = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: z.array(z.string().max(20)).max(10).optional() }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeyName = z.string().trim().min(1).max(50).meta({ example: '仕事の端末' })
export const Passkey = z.object({
  id: z.string().meta({ example: 'kP3mZ2bqT0uX9wV4s1yRcg' }),
  name: z.string().meta({ example: 'Chrome（Windows）' }),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const {
  SIGN_IN_REQUIRED,
  SECOND_FACTOR_REQUIRED,
  CONFIRMATION_REQUIRED,
  NOT_FOUND,
  TOO_MANY_REQUESTS,
  PASSKEY_REFUSED,
  PASSKEYS_UNAVAILABLE,
  TOO_MANY_PASSKEYS,
  LAST_WAY_IN,
} = errors

/** A challenge is worth one answer, within five minutes, in the browser that asked. Why an answer is refused is not told. */
export const passkeySessions = {
  begin: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/passkey/challenges/', summary: 'パスキーでのログインを始める', tags: ['passkeys'] })
    .input(z.strictObject({}))
    .output(PasskeyRequest)
    .errors({ PASSKEYS_UNAVAILABLE }),
  create: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/passkey/', summary: 'パスキーでログインする', tags: ['passkeys'] })
    .input(z.strictObject({ proof: PasskeyProof }))
    .output(z.object({ area: Area, needs_second_factor: NeedsSecondFactor }))
    .errors({ PASSKEYS_UNAVAILABLE, PASSKEY_REFUSED, TOO_MANY_REQUESTS }),
  /** In place of the password, for what must not happen at a screen left open. */
  confirm: forAnyone
    .meta(beforeFactor)
    .route({ method: 'POST', path: '/sessions/current/confirmation/passkey/', summary: '本人であることをパスキーで確かめる', tags: ['passkeys'], ...namesArea })
    .input(z.strictObject({ proof: PasskeyProof }))
    .output(Done)
    .errors({ SIGN_IN_REQUIRED, PASSKEYS_UNAVAILABLE, PASSKEY_REFUSED, TOO_MANY_REQUESTS }),
}

/** A person's own passkeys, in any area. */
const ownPasskeys = (people: AreaPath) => ({
  passkeys: {
    list: forArea(people, 'see_account')
      .route({ method: 'GET', path: `/${people}/passkeys/`, summary: '自分のパスキーを見る', tags: ['passkeys'] })
      .output(
        z.object({
          passkeys: z.array(Passkey),
          /** False where the site is reached under a bare IP address: a passkey belongs to a name. */
          is_available: z.boolean(),
        }),
      )
      .errors({ SIGN_IN_REQUIRED }),
    begin: forArea(people, 'see_account')
      .meta(settingUp(people))
      .route({ method: 'POST', path: `/${people}/passkeys/challenges/`, summary: 'パスキーの追加を始める', tags: ['passkeys'] })
      .input(z.strictObject({}))
      .output(PasskeyCreation)
      .errors({ SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, CONFIRMATION_REQUIRED, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS }),
    /** Takes the name of the device, until it is given another. */
    add: forArea(people, 'see_account')
      .meta(settingUp(people))
      .route({ method: 'POST', path: `/${people}/passkeys/`, summary: 'パスキーを追加する', tags: ['passkeys'] })
      .input(z.strictObject({ passkey: NewPasskey }))
      .output(Passkey)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, PASSKEYS_UNAVAILABLE, PASSKEY_REFUSED, TOO_MANY_PASSKEYS }),
    rename: forArea(people, 'change_account')
      .route({ method: 'PATCH', path: `/${people}/passkeys/{passkey_id}/`, summary: 'パスキーの名前を変える', tags: ['passkeys'] })
      .input(z.strictObject({ passkey_id: CredentialId, name: PasskeyName }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
    remove: forArea(people, 'change_account')
      .route({ method: 'DELETE', path: `/${people}/passkeys/{passkey_id}/`, summary: 'パスキーを削除する', tags: ['passkeys'] })
      .input(z.strictObject({ passkey_id: CredentialId }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND, LAST_WAY_IN }),
  },
})

export const passkeys = ownPasskeys('candidate_users')
export const companyPasskeys = ownPasskeys('company_users')
export const operatorPasskeys = ownPasskeys('operators')
