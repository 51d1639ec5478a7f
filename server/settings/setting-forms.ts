import { z } from 'zod'
import { backupForms, secretsOfBackups } from './backup-settings.ts'
import { secretsOfSignIn, signInForms } from './sign-in-forms.ts'
import { siteForms } from './site-forms.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ''))
/** As a browser writes `Origin`: host in lower case, an international name in its ASCII form, without the default port. */
const publicOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(({ pathname, search, hash, username, password }) => pathname === '/' && !search && !hash && !username && !password)
  .transform(({ origin }) => origin)
const matching = (form: RegExp) => z.string().regex(form)
const postgresUrl = matching(/^postgres(ql)?:\/\//)
  .optional()
  .describe('postgres:// で始まる URL')
const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to)

/** Every setting: its form, its default, and how to mend a wrong one. `.env.example` explains each to operators. */
export const SettingForms = z.object({
  HOST: matching(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('127.0.0.1 や 0.0.0.0 のようなアドレス'),
  PORT: whole(0, 65_535).default(3000).describe('0〜65535 の整数'),
  PUBLIC_URL: publicOrigin.optional().describe('https://mebae.example のような、http か https で始まる、パスのない URL'),
  DATA_DIR: z.string().min(1).default('.data').describe('フォルダーの名前'),
  FILES_DIR: z.string().min(1).optional().describe('フォルダーの名前'),
  FILES_URL: matching(/^s3:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)+\/?(?:\?[\w=&-]*)?$/)
    .optional()
    .describe('s3://s3.example.jp/バケット?region=… のような、キーを含まないアドレス'),
  FILES_ACCESS_KEY: z.string().min(1).optional().describe('S3 のアクセスキー ID'),
  FILES_SECRET_KEY: z.string().min(1).optional().describe('S3 のシークレットアクセスキー'),
  ERASURES_FILE: z.string().min(1).optional().describe('ファイルの名前'),
  DATABASE_URL: postgresUrl,
  DATABASE_POOLED_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl,
  DATABASE_POOL: whole(2, 1_000).default(10).describe('2〜1000 の整数'),
  WORKER: onOff.optional().describe('on と off のどちらか'),
  DATABASE_WAIT_SECONDS: whole(0, 86_400).default(60).describe('0〜86400 の秒数'),
  DEMO_DATA: onOff.optional().describe('on と off のどちらか'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('debug・info・warn・error・silent のどれか'),
  LOGOUT_URL: origin.optional().describe('http か https の URL'),
  TAG_MANAGER_ID: matching(/^GTM-[A-Z0-9]{4,10}$/)
    .optional()
    .describe('GTM-XXXXXXX の形'),
  ...siteForms,
  OPERATOR_NAME: z.string().min(1).max(200).optional().describe('200文字までの名前'),
  OPERATOR_REPRESENTATIVE: z.string().min(1).max(200).optional().describe('200文字までの氏名'),
  OPERATOR_ADDRESS: z.string().min(1).max(300).optional().describe('300文字までの住所'),
  OPERATOR_EMAIL: z.email().optional().describe('メールアドレス'),
  OPERATOR_PHONE: matching(/^\+?\d[\d ()-]{7,28}\d$/)
    .optional()
    .describe('03-0000-0000 のような電話番号'),
  COMPLAINT_DESK: z.string().min(1).max(200).optional().describe('200文字までの窓口の名前'),
  COMPLAINT_HOURS: z.string().min(1).max(100).optional().describe('100文字までの受付時間'),
  COURT: z.string().min(1).max(100).optional().describe('100文字までの裁判所の名前'),
  SERVER_PLACE: z.string().min(1).max(300).optional().describe('300文字までの、置き場所と頼む先'),
  ...backupForms,
  JOB_INFORMATION_NUMBER: z.string().min(1).max(100).optional().describe('100文字までの番号'),
  TELECOM_NUMBER: z.string().min(1).max(100).optional().describe('100文字までの番号'),
  TRUST_PROXY: whole(0, 10).default(0).describe('手前にあるプロキシの数（0〜10）'),
  RATE_LIMIT: whole(0, 1_000_000).default(600).describe('0〜1000000 の整数'),
  ANSWER_SECONDS: whole(1, 120).default(3).describe('1〜120 の秒数'),
  METRICS_TOKEN: z.string().min(16).optional().describe('16文字以上'),
  DRAIN_SECONDS: whole(0, 300).default(5).describe('0〜300 の整数'),
  SECRET_KEY: matching(/^[A-Za-z0-9_-]{43}$/)
    .optional()
    .describe('32バイトを base64url で書いた43文字'),
  SECRET_KEY_OLD: matching(/^[A-Za-z0-9_-]{43}(?:[ ,]+[A-Za-z0-9_-]{43})*$/)
    .optional()
    .describe('43文字の鍵（いくつもあるときは、コンマで区切る）'),
  DEMO_PASSWORD: z.string().min(8).max(200).optional().describe('8文字以上のパスワード'),
  ...signInForms,
  LINE_MESSAGE_TOKEN: z.string().min(1).optional().describe('LINE の Messaging API のチャネルアクセストークン'),
  VAPID_PUBLIC_KEY: matching(/^[A-Za-z0-9_-]{87}$/)
    .optional()
    .describe('base64url で書いた87文字'),
  VAPID_PRIVATE_KEY: matching(/^[A-Za-z0-9_-]{43}$/)
    .optional()
    .describe('base64url で書いた43文字'),
  SMTP_URL: matching(/^smtps?:\/\/\S+$/)
    .optional()
    .describe('smtp:// か smtps:// で始まる URL'),
  SMTP_STARTTLS: z.enum(['required', 'optional', 'off']).default('required').describe('required・optional・off のどれか'),
  CLAMD_URL: matching(/^tcp:\/\/[\w.-]+:\d{1,5}$/)
    .optional()
    .describe('tcp://127.0.0.1:3310 のような、clamd のアドレス'),
  MAIL_FROM: matching(/^(?:[^<>"\p{Cc}]*<[^<>\s,;@]+@[^<>\s,;@]+>|[^<>\s,;@]+@[^<>\s,;@]+)$/u)
    .optional()
    .describe('求人サイト <no-reply@jobs.example> のような、名前とメールアドレス'),
  CLAIM_AUTOMATICALLY: onOff.optional().describe('on と off のどちらか'),
  WEBHOOK_LOOPBACK: onOff.optional().describe('on と off のどちらか'),
  DEV_INBOX: onOff.optional().describe('on と off のどちらか'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development').describe('production・development・test のどれか'),
})

/** Settings whose values must not appear in an error, because errors end up in a log. */
export const secretSettings = new Set([
  'DATABASE_URL',
  'DATABASE_POOLED_URL',
  // A password that somebody wrote into the address.
  'FILES_URL',
  'FILES_ACCESS_KEY',
  'FILES_SECRET_KEY',
  'DATABASE_READ_URL',
  ...secretsOfBackups,
  'METRICS_TOKEN',
  'SECRET_KEY',
  'SECRET_KEY_OLD',
  'DEMO_PASSWORD',
  ...secretsOfSignIn,
  'LINE_MESSAGE_TOKEN',
  'VAPID_PRIVATE_KEY',
  'SMTP_URL',
])

type Issue = { code: string; message: string; path: PropertyKey[] }

/** How to mend a setting, in the same words wherever it was written. Some forms measure, and say what they measured. */
export function mendingOf(name: string, { code, message }: Issue) {
  if (code === 'custom' && message !== 'Invalid input') return message
  return `${SettingForms.shape[name as keyof typeof SettingForms.shape].description}にしてください`
}
