import { join, resolve } from 'node:path'
import { z } from 'zod'
import { backupForms, backupSettings, misfitsOfBackups, secretsOfBackups } from './settings/backup-settings.ts'

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
export const Settings = z.object({
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
  DATABASE_POOL: whole(2, 1_000).default(10).describe('2〜1000 の整数'),
  WORKER: onOff.optional().describe('on と off のどちらか'),
  DATABASE_WAIT_SECONDS: whole(0, 86_400).default(60).describe('0〜86400 の秒数'),
  DEMO_DATA: onOff.optional().describe('on と off のどちらか'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('debug・info・warn・error・silent のどれか'),
  LOGOUT_URL: origin.optional().describe('http か https の URL'),
  TAG_MANAGER_ID: matching(/^GTM-[A-Z0-9]{4,10}$/)
    .optional()
    .describe('GTM-XXXXXXX の形'),
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
  LINE_ISSUER: origin.optional().describe('https の URL'),
  LINE_CLIENT_ID: z.string().min(1).optional().describe('LINE のチャネル ID'),
  LINE_CLIENT_SECRET: z.string().min(1).optional().describe('LINE のチャネルシークレット'),
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
    .describe('芽生え <no-reply@mebae.example> のような、名前とメールアドレス'),
  CLAIM_AUTOMATICALLY: onOff.optional().describe('on と off のどちらか'),
  WEBHOOK_LOOPBACK: onOff.optional().describe('on と off のどちらか'),
  DEV_INBOX: onOff.optional().describe('on と off のどちらか'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development').describe('production・development・test のどれか'),
})

export type Settings = ReturnType<typeof readSettings>

export class SettingsError extends Error {}

/** Settings whose values must not appear in an error, because errors end up in a log. */
export const secretSettings = new Set([
  'DATABASE_URL',
  'DATABASE_POOLED_URL',
  // A password that somebody wrote into the address.
  'FILES_URL',
  'FILES_ACCESS_KEY',
  'FILES_SECRET_KEY',
  ...secretsOfBackups,
  'METRICS_TOKEN',
  'SECRET_KEY',
  'SECRET_KEY_OLD',
  'DEMO_PASSWORD',
  'LINE_CLIENT_SECRET',
  'LINE_MESSAGE_TOKEN',
  'VAPID_PRIVATE_KEY',
  'SMTP_URL',
])

export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = Settings.safeParse(given)
  if (!success) throw new SettingsError(error.issues.map(({ path }) => mend(String(path[0]), given)).join('\n'))
  // A public site must not show the demonstration: invented companies, and later accounts with known names.
  const isForOthers = data.PUBLIC_URL !== undefined && !isThisMachine(data.PUBLIC_URL)
  if (isForOthers && data.DEMO_DATA) {
    throw new SettingsError(`DEMO_DATA=on は、公開の PUBLIC_URL（${data.PUBLIC_URL}）と一緒には使えません。どちらかを外してください。`)
  }
  // Anyone who can read the inbox could take over every account: it holds every link that was sent.
  if (isForOthers && data.DEV_INBOX) {
    throw new SettingsError(`DEV_INBOX=on は、公開の PUBLIC_URL（${data.PUBLIC_URL}）と一緒には使えません。SMTP_URL でメールサーバーを指定してください。`)
  }
  // An admin who could send webhooks to this machine would reach every service that listens on it.
  if (isForOthers && data.WEBHOOK_LOOPBACK) throw new SettingsError(`WEBHOOK_LOOPBACK=on は、公開の PUBLIC_URL（${data.PUBLIC_URL}）と一緒には使えません。`)
  if (data.DATABASE_POOLED_URL && !data.DATABASE_URL) throw new SettingsError('DATABASE_POOLED_URL は、DATABASE_URL と一緒に書いてください。')
  if (!data.FILES_ACCESS_KEY !== !data.FILES_SECRET_KEY || (data.FILES_URL && !data.FILES_ACCESS_KEY))
    throw new SettingsError('FILES_URL を使うときは、FILES_ACCESS_KEY と FILES_SECRET_KEY の両方を書いてください。')
  for (const misfit of misfitsOfBackups(data)) throw new SettingsError(misfit)
  if (data.SMTP_URL && data.DEV_INBOX) throw new SettingsError('SMTP_URL と DEV_INBOX=on は、一緒には使えません。どちらかを外してください。')
  if (data.SMTP_URL && !data.MAIL_FROM) throw new SettingsError('SMTP_URL を使うときは、MAIL_FROM に差出人を書いてください。')
  if (data.SECRET_KEY_OLD && !data.SECRET_KEY) throw new SettingsError('SECRET_KEY_OLD は、SECRET_KEY と一緒に書いてください。')
  if (data.SMTP_URL?.startsWith('smtps:') && data.SMTP_STARTTLS === 'off')
    throw new SettingsError('SMTP_STARTTLS=off は、smtps:// の SMTP_URL と一緒には使えません。どちらかを変えてください。')
  if (!data.VAPID_PUBLIC_KEY !== !data.VAPID_PRIVATE_KEY) throw new SettingsError('VAPID_PUBLIC_KEY と VAPID_PRIVATE_KEY は、両方を書いてください。')
  if (data.LINE_ISSUER?.startsWith('http:') && !isThisMachine(data.LINE_ISSUER)) throw new SettingsError('LINE_ISSUER は https の URL にしてください。')
  if (!data.LINE_CLIENT_ID !== !data.LINE_CLIENT_SECRET)
    throw new SettingsError('LINE_CLIENT_ID と LINE_CLIENT_SECRET は、両方を書くか、どちらも書かないでください。')
  const devInbox = data.DEV_INBOX ?? !(data.SMTP_URL || data.DATABASE_URL || isForOthers)
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ?? new URL(`http://${nameOf(data.HOST)}:${data.PORT}`).origin,
    dataDir: resolve(data.DATA_DIR),
    filesDir: resolve(data.FILES_DIR ?? join(data.DATA_DIR, 'files')),
    /** A bucket that keeps uploaded files in place of `filesDir`. */
    filesUrl: data.FILES_URL,
    filesKeys: data.FILES_ACCESS_KEY && data.FILES_SECRET_KEY ? { accessKeyId: data.FILES_ACCESS_KEY, secretAccessKey: data.FILES_SECRET_KEY } : undefined,
    /** Hashes of deleted accounts, which a restore must not bring back. */
    erasuresFile: resolve(data.ERASURES_FILE ?? join(data.FILES_DIR ?? join(data.DATA_DIR, 'files'), 'erasures.log')),
    databaseUrl: data.DATABASE_URL,
    /** Requests go through this pooler; listeners, the worker and commands use `databaseUrl`. */
    databasePooledUrl: data.DATABASE_POOLED_URL,
    /** Connections for requests, of each process. */
    databasePool: data.DATABASE_POOL,
    /** Whether this process does background jobs. */
    hasWorker: data.WORKER ?? true,
    databaseWaitSeconds: data.DATABASE_WAIT_SECONDS,
    demoData: data.DEMO_DATA ?? !(data.DATABASE_URL || isForOthers),
    logLevel: data.LOG_LEVEL,
    logoutUrl: data.LOGOUT_URL ?? '',
    tagManagerId: data.TAG_MANAGER_ID,
    operator: {
      name: data.OPERATOR_NAME,
      representative: data.OPERATOR_REPRESENTATIVE,
      address: data.OPERATOR_ADDRESS,
      email: data.OPERATOR_EMAIL,
      phone: data.OPERATOR_PHONE,
      complaint_desk: data.COMPLAINT_DESK,
      complaint_hours: data.COMPLAINT_HOURS,
      court: data.COURT,
      job_information_number: data.JOB_INFORMATION_NUMBER,
      telecom_number: data.TELECOM_NUMBER,
    },
    serverPlace: data.SERVER_PLACE,
    ...backupSettings(data),
    isForOthers,
    trustedProxies: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    /** After so long a request counts as hanging. */
    answerSeconds: data.ANSWER_SECONDS,
    metricsToken: data.METRICS_TOKEN,
    drainSeconds: data.DRAIN_SECONDS,
    secretKey: data.SECRET_KEY,
    /** Old keys that still decrypt, and encrypt nothing. */
    oldSecretKeys: data.SECRET_KEY_OLD?.split(/[ ,]+/) ?? [],
    demoPassword: data.DEMO_PASSWORD,
    line:
      data.LINE_CLIENT_ID && data.LINE_CLIENT_SECRET
        ? { issuer: data.LINE_ISSUER ?? 'https://access.line.me', clientId: data.LINE_CLIENT_ID, clientSecret: data.LINE_CLIENT_SECRET }
        : undefined,
    lineMessageToken: data.LINE_MESSAGE_TOKEN,
    vapid: data.VAPID_PUBLIC_KEY && data.VAPID_PRIVATE_KEY ? { publicKey: data.VAPID_PUBLIC_KEY, privateKey: data.VAPID_PRIVATE_KEY } : undefined,
    clamdUrl: data.CLAMD_URL,
    smtpUrl: data.SMTP_URL,
    smtpStarttls: data.SMTP_STARTTLS,
    mailFrom: senderOf(data.MAIL_FROM ?? 'no-reply@localhost'),
    devInbox,
    /** The site grants a claim with the company's own domain and corporate number without an operator. */
    claimAutomatically: data.CLAIM_AUTOMATICALLY ?? false,
    /** Without a mail server and an inbox no address can be verified: no sign-up, no new password. */
    sendsMail: Boolean(data.SMTP_URL) || devInbox,
    /** For trials: webhooks may go to this machine itself, also without encryption. */
    webhookLoopback: data.WEBHOOK_LOOPBACK ?? (data.NODE_ENV === 'development' && !isForOthers),
    isDevelopment: data.NODE_ENV === 'development',
  }
}

/** The address to type into a browser. The wildcard address cannot be typed. */
function nameOf(host: string) {
  if (/^(?:0\.0\.0\.0|::|0)$/.test(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

const isThisMachine = (url: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)

/** `名前 <address>`, or the address alone. */
function senderOf(text: string) {
  const [, name = '', address = ''] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [text, '', text]
  return { name: name.trim() || '芽生え', address }
}

function mend(name: string, given: Record<string, string | undefined>) {
  const { description } = Settings.shape[name as keyof typeof Settings.shape]
  const now = secretSettings.has(name) ? '' : `（いまの値: ${given[name]}）`
  return `${name} は ${description}にしてください${now}。`
}

function readOrExit() {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The settings of this process. With a wrong one the process prints which, and exits. */
export const settings = readOrExit()
