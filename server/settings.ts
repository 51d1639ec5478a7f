import { join, resolve } from 'node:path'
import { backupSettings, misfitsOfBackups } from './settings/backup-settings.ts'
import { mendingOf, secretSettings, SettingForms } from './settings/setting-forms.ts'
import { misfitsOfSignIn, signInOf } from './settings/sign-in-forms.ts'
import { lookOfSite } from './settings/site-forms.ts'
import type { SiteKey } from './settings/site-keys.ts'

export type Settings = ReturnType<typeof readSettings>

export class SettingsError extends Error {}

export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = SettingForms.safeParse(given)
  if (!success) throw new SettingsError(error.issues.map((issue) => mend(String(issue.path[0]), issue, given)).join('\n'))
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
  if (data.DATABASE_READ_URL && !data.DATABASE_URL) throw new SettingsError('DATABASE_READ_URL は、DATABASE_URL と一緒に書いてください。')
  for (const misfit of misfitsOfBackups(data)) throw new SettingsError(misfit)
  if (data.SMTP_URL && data.DEV_INBOX) throw new SettingsError('SMTP_URL と DEV_INBOX=on は、一緒には使えません。どちらかを外してください。')
  if (data.SMTP_URL && !data.MAIL_FROM) throw new SettingsError('SMTP_URL を使うときは、MAIL_FROM に差出人を書いてください。')
  if (data.SECRET_KEY_OLD && !data.SECRET_KEY) throw new SettingsError('SECRET_KEY_OLD は、SECRET_KEY と一緒に書いてください。')
  if (data.SMTP_URL?.startsWith('smtps:') && data.SMTP_STARTTLS === 'off')
    throw new SettingsError('SMTP_STARTTLS=off は、smtps:// の SMTP_URL と一緒には使えません。どちらかを変えてください。')
  if (!data.VAPID_PUBLIC_KEY !== !data.VAPID_PRIVATE_KEY) throw new SettingsError('VAPID_PUBLIC_KEY と VAPID_PRIVATE_KEY は、両方を書いてください。')
  for (const misfit of misfitsOfSignIn(data)) throw new SettingsError(misfit)
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
    /** A replica of that server, for reads that may be a moment old. */
    databaseReadUrl: data.DATABASE_READ_URL,
    /** Connections for requests, of each process. */
    databasePool: data.DATABASE_POOL,
    /** Whether this process does background jobs. */
    hasWorker: data.WORKER ?? true,
    databaseWaitSeconds: data.DATABASE_WAIT_SECONDS,
    demoData: data.DEMO_DATA ?? !(data.DATABASE_URL || isForOthers),
    logLevel: data.LOG_LEVEL,
    logoutUrl: data.LOGOUT_URL ?? '',
    tagManagerId: data.TAG_MANAGER_ID,
    ...lookOfSite(data),
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
    /** Where one can sign in elsewhere: `line`, and the providers of `external`. */
    ...signInOf(data),
    lineMessageToken: data.LINE_MESSAGE_TOKEN,
    vapid: data.VAPID_PUBLIC_KEY && data.VAPID_PRIVATE_KEY ? { publicKey: data.VAPID_PUBLIC_KEY, privateKey: data.VAPID_PRIVATE_KEY } : undefined,
    clamdUrl: data.CLAMD_URL,
    smtpUrl: data.SMTP_URL,
    smtpStarttls: data.SMTP_STARTTLS,
    mailFrom: senderOf(data.MAIL_FROM ?? 'no-reply@localhost', lookOfSite(data).name),
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
function senderOf(text: string, site: string) {
  const [, name = '', address = ''] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [text, '', text]
  return { name: name.trim() || site, address }
}

function mend(name: string, issue: Parameters<typeof mendingOf>[1], given: Record<string, string | undefined>) {
  const now = secretSettings.has(name) ? '' : `（いまの値: ${given[name]}）`
  return `${name} は ${mendingOf(name, issue)}${now}。`
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

/** What the environment says, which wins over what operators saved. */
export const environment = Object.fromEntries(Object.keys(SettingForms.shape).map((key) => [key, process.env[key]]))

const read = readOrExit()

/** The settings of this process. With a wrong one the process prints which, and exits. What operators can change stands in `siteSettings()`. */
export const settings: Omit<Settings, SiteKey> = read

/** The site as the environment alone has it. */
export const siteOfEnvironment: Pick<Settings, SiteKey> = read
