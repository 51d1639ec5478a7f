import { z } from 'zod'
import { type MailKind, mailKindNames } from '#contract/notifications/settings/mail-kinds.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { guarded, sensitive, writing } from '#contract/platform/errors/guarded.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { settingGroupNames } from '#contract/platform/site/setting-groups.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { text } from '#contract/platform/text/plain-text.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

const Group = z.enum(settingGroupNames).meta({ example: 'site', description: '設定のまとまり。' })
const Key = z.string().regex(/^[A-Z_]{1,60}$/)
const Values = z.record(Key, text(50_000)).meta({ example: { SITE_NAME: 'スタートアップ横丁' }, description: '設定の名前と値。空の値は、既定に戻します。' })
/** Secrets that were typed before a save, sealed by the server: no page shows them again. */
const Drafts = z.record(Key, z.string().max(5_000)).meta({ example: {} })

export const SettingValue = z.object({
  key: Key.meta({ example: 'SITE_NAME' }),
  /** As .env would say it; null where nothing is set, and always for a secret. */
  value: z.string().nullable().meta({ example: 'スタートアップ横丁' }),
  is_set: z.boolean(),
  /** Of a secret, what may be seen: the host of a mail server. */
  hint: z.string().nullable().meta({ example: 'smtp.example:465' }),
  source: z.enum(['environment', 'saved', 'default']).meta({ example: 'saved' }),
})
export type SettingValue = z.infer<typeof SettingValue>

export const GroupOfSettings = z.object({
  group: Group,
  fields: z.array(SettingValue),
  changed_at: Timestamp.nullable(),
  changed_by: z.string().nullable().meta({ example: '運営 花子' }),
  /** Why what is saved is not used: it does not go together with the environment. */
  problem: z.string().nullable().meta({ example: null }),
})
export type GroupOfSettings = z.infer<typeof GroupOfSettings>

export const SettingChange = z.object({
  key: Key.meta({ example: 'SITE_NAME' }),
  before: z.string().nullable().meta({ example: null }),
  after: z.string().nullable().meta({ example: 'スタートアップ横丁' }),
})
export type SettingChange = z.infer<typeof SettingChange>

export const SettingVersion = z.object({
  id: z.int(),
  saved_at: Timestamp,
  operator_name: z.string(),
  restored_from: z.int().nullable().meta({ example: null }),
  /** The second of two; empty where one was enough. */
  approved_by_name: z.string().meta({ example: '' }),
  changes: z.array(SettingChange),
  is_current: z.boolean(),
})
export type SettingVersion = z.infer<typeof SettingVersion>

/** A change that holds once a second operator agrees. */
export const SettingRequest = z.object({
  id: z.uuid(),
  changes: z.array(SettingChange),
  restored_from: z.int().nullable().meta({ example: null }),
  reason: z.string().meta({ example: 'メールの送信を新しい会社に頼むため' }),
  state: z.enum(['waiting', 'approved', 'withdrawn', 'expired']),
  requested_at: Timestamp,
  requested_by_name: z.string().meta({ example: '運営 花子' }),
  is_mine: z.boolean(),
  expires_at: Timestamp,
  ended_at: Timestamp.nullable(),
  ended_by_name: z.string().meta({ example: '' }),
  /** Of one that waits: why the reader cannot approve it, or that nobody can yet. Empty: they can, or somebody else can. */
  hindrance: z.string().meta({ example: '' }),
})
export type SettingRequest = z.infer<typeof SettingRequest>

/** `id`: of the new version; null where nothing changed, or where the change waits for a second operator. */
const Saved = z.object({ id: z.int().nullable(), is_waiting: z.boolean() })

const Kind = z.enum(Object.keys(mailKindNames) as [MailKind, ...MailKind[]]).meta({ example: 'verify_email' })

const MailAsSent = z.object({
  subject: z.string().meta({ example: '【求人サイト】メールアドレスの確認' }),
  text: z.string().meta({ example: 'ご登録ありがとうございます。' }),
})

const tags = ['site_settings']
const path = '/operators/site_settings/'
const { INPUT_INVALID, PAGE_CHANGED, NOT_FOUND, PAYLOAD_TOO_LARGE, FILES_FULL, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE, SETTINGS_DECIDED, SETTINGS_OUTDATED } =
  errors
const Version = WholeNumber(1, 2_147_483_647).meta({ description: '版の番号。', example: 1 })

export const siteSettings = {
  site_settings: {
    list: forOperator('see_settings')
      .route({ method: 'GET', path, summary: 'サイトの設定と、それぞれがどこで決まっているかを見る', tags })
      .output(z.object({ groups: z.array(GroupOfSettings), revision: z.int(), requests: z.array(SettingRequest) }))
      .errors(guarded),
    history: forOperator('see_settings')
      .route({ method: 'GET', path: `${path}versions/`, summary: 'サイトの設定の履歴を見る', tags })
      .output(z.object({ versions: z.array(SettingVersion) }))
      .errors(guarded),
    /** What a save would change, and to whom it shows. Secrets come back sealed, to be saved with. */
    preview: forOperator('prepare_settings')
      .route({ method: 'POST', path: `${path}preview/`, summary: 'サイトの設定の変更を確かめる', tags })
      .input(z.strictObject({ group: Group, values: Values, drafts: Drafts }))
      .output(z.object({ changes: z.array(SettingChange), drafts: z.record(Key, z.string()).meta({ example: {} }), is_for_two: z.boolean() }))
      .errors({ ...writing, INPUT_INVALID }),
    /**
     * `revision`: of the list that was read before. A group that somebody else saved meanwhile is refused.
     * What takes two operators waits for the second, and needs a `reason`.
     */
    save: forOperator('change_settings')
      .route({ method: 'PUT', path, summary: 'サイトの設定を保存する', tags })
      .input(z.strictObject({ group: Group, values: Values, drafts: Drafts, revision: z.int().min(0), reason: text(1_000).default('').meta({ example: '' }) }))
      .output(Saved)
      .errors({ ...sensitive, INPUT_INVALID, PAGE_CHANGED }),
    restore: forOperator('change_settings')
      .route({ method: 'PUT', path: `${path}versions/{id}/restoration/`, summary: 'サイトの設定を前の版に戻す', tags })
      .input(z.strictObject({ id: Version }))
      .output(Saved)
      .errors({ ...sensitive, INPUT_INVALID, NOT_FOUND }),
    /** By somebody else than who asked. It holds at once. */
    approve: forOperator('change_settings')
      .route({ method: 'PUT', path: `${path}requests/{id}/approval/`, summary: 'サイトの設定の変更を承認する', tags })
      .input(z.strictObject({ id: Uuid }))
      .output(Done)
      .errors({ ...sensitive, ...secondOperatorRefusals, INPUT_INVALID, NOT_FOUND, SETTINGS_DECIDED, SETTINGS_OUTDATED }),
    /** By who asked, or by anybody who could approve it: then it is refused. */
    withdraw: forOperator('change_settings')
      .route({ method: 'PUT', path: `${path}requests/{id}/withdrawal/`, summary: 'サイトの設定の変更の頼みを取り消す', tags })
      .input(z.strictObject({ id: Uuid }))
      .output(Done)
      .errors({ ...sensitive, NOT_FOUND, INPUT_INVALID, SETTINGS_DECIDED }),
    add_logo: forOperator('prepare_settings')
      .route({ method: 'POST', path: `${path}logo/`, summary: 'ロゴの画像を送る', tags })
      .input(z.strictObject({ file: z.file() }))
      .output(z.object({ picture: z.string().meta({ example: '/pictures/0a6c1f0e-6c1e-4f43-9d52-0f7c9b6a7e11.webp' }) }))
      .errors({ ...writing, INPUT_INVALID, PAYLOAD_TOO_LARGE, FILES_FULL, TOO_MANY_REQUESTS }),
    /** A mail of this kind as it is sent now (`before`), and as it would be with these words. */
    preview_mail: forOperator('prepare_settings')
      .route({ method: 'POST', path: `${path}mail_preview/`, summary: 'メールの文面を確かめる', tags })
      .input(z.strictObject({ kind: Kind, subject: text(200).meta({ example: '{件名}のご案内' }), intro: text(3_000).meta({ example: '' }) }))
      .output(MailAsSent.extend({ before: MailAsSent }))
      .errors({ ...writing, INPUT_INVALID }),
    /** To the operator's own address, with the settings that are saved. */
    send_test_mail: forOperator('prepare_settings')
      .route({ method: 'POST', path: `${path}test_mail/`, summary: '自分にテストのメールを送る', tags })
      .input(z.strictObject({}))
      .output(Done)
      .errors({ ...writing, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS }),
  },
}
