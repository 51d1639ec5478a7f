import { resolve } from 'node:path'
import { z } from 'zod'

const onOff = z
  .enum(['on', 'off'])
  .transform((value) => value === 'on')
  .optional()
  .describe('on と off のどちらか')
const matching = (form: RegExp) => z.string().regex(form)
const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const

/** Five fields as cron and the background worker read them. */
function isSchedule(text: string) {
  const fields = text.trim().split(/\s+/)
  const isPart = (part: string, [from, to]: readonly [number, number]) => {
    const [, first, last] = /^(?:\*(?:\/[1-9]\d?)?|(\d{1,2})(?:-(\d{1,2}))?)$/.exec(part) ?? [undefined, 'x']
    const [low, high] = [Number(first ?? from), Number(last ?? to)]
    return low >= from && high <= to && low <= to && (last === undefined || low < high)
  }
  return fields.length === ranges.length && fields.every((field, at) => field.split(',').every((part) => isPart(part, ranges[at]!)))
}

const DAYS_OF = { d: 1, w: 7, m: 31 }
export type Period = keyof typeof DAYS_OF
export type Keep = Partial<Record<Period, number>>

const keepOf = (text: string): Keep => Object.fromEntries(text.split(',').map((part) => [part.slice(-1), Number(part.slice(0, -1))]))

/** Below /proc Node never stops trying to make a folder, and loses one of its four threads for files to it. */
const isOfSystem = (place: string) => !place.startsWith('s3://') && /^\/(?:proc|sys|dev(?!\/shm\/))(?:\/|$)/.test(resolve(place))

/** The settings of backups, as server/settings.ts has all others. */
export const backupForms = {
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3_650).default(30).describe('1〜3650 の日数'),
  BACKUP_RECIPIENT: matching(/^age1[0-9a-z]{58,2000}(?:[ ,]+age1[0-9a-z]{58,2000})*$/)
    .optional()
    .describe('age1… の公開鍵（いくつもあるときは、コンマで区切る）'),
  BACKUP_SCHEDULE: z.string().refine(isSchedule).optional().describe('15 3 * * * のような、日本時間の「分 時 日 月 曜日」'),
  BACKUP_TO: matching(/^(?:s3:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)+\/?(?:\?[\w=&-]*)?|(?!s3:)[^\p{Cc}]+)$/u)
    .refine((place) => !isOfSystem(place), { error: '/proc、/sys、/dev の下には置けません。ほかのフォルダーにしてください。' })
    .optional()
    .describe('フォルダーの名前か、s3://s3.example.jp/バケット/フォルダー?region=… のような、キーを含まないアドレス'),
  BACKUP_ACCESS_KEY: z.string().min(1).optional().describe('S3 のアクセスキー ID'),
  BACKUP_SECRET_KEY: z.string().min(1).optional().describe('S3 のシークレットアクセスキー'),
  BACKUP_KEEP: matching(/^(?!.*([dwm]).*\1)[1-9]\d{0,3}[dwm](?:,[1-9]\d{0,3}[dwm])*$/)
    .optional()
    .describe('7d,4w,12m のような、残す日・週・月の数'),
  BACKUP_BEFORE_UPGRADE: onOff,
  BACKUP_WAL: onOff,
  BACKUP_IDENTITY_FILE: z.string().min(1).optional().describe('秘密鍵のファイルの名前'),
}

type Others = 'FILES_ACCESS_KEY' | 'FILES_SECRET_KEY' | 'DATABASE_URL'
type Given = z.infer<z.ZodObject<typeof backupForms>> & { [name in Others]?: string | undefined }

export const secretsOfBackups = ['BACKUP_TO', 'BACKUP_ACCESS_KEY', 'BACKUP_SECRET_KEY']

/** Why these settings do not go together. */
export function misfitsOfBackups(given: Given) {
  if (given.BACKUP_WAL && given.DATABASE_URL)
    return ['BACKUP_WAL=on は、同梱の PostgreSQL のためのものです。DATABASE_URL のサーバーでは、pgBackRest を使ってください（docs/operations.md）。']
  const { BACKUP_DAYS, BACKUP_KEEP, BACKUP_TO, BACKUP_RECIPIENT, BACKUP_ACCESS_KEY, BACKUP_SECRET_KEY, FILES_ACCESS_KEY } = given
  const reach = Math.max(0, ...Object.entries(keepOf(BACKUP_KEEP ?? '1d')).map(([period, count]) => DAYS_OF[period as Period] * count))
  if (BACKUP_KEEP && reach > BACKUP_DAYS)
    return [
      `BACKUP_KEEP=${BACKUP_KEEP} は ${reach}日前のものまで残しますが、/privacy には BACKUP_DAYS の${BACKUP_DAYS}日とあります。BACKUP_DAYS を ${reach} 以上にするか、BACKUP_KEEP を減らしてください。`,
    ]
  if (!BACKUP_ACCESS_KEY !== !BACKUP_SECRET_KEY || (BACKUP_TO?.startsWith('s3://') && !BACKUP_ACCESS_KEY && !FILES_ACCESS_KEY))
    return [
      'BACKUP_TO にバケットを書くときは、BACKUP_ACCESS_KEY と BACKUP_SECRET_KEY の両方を書いてください（FILES_… と同じキーを使うときは、どちらも書かないでください）。',
    ]
  if (BACKUP_TO?.startsWith('s3://') && !BACKUP_RECIPIENT)
    return [
      'BACKUP_TO にバケットを書くときは、BACKUP_RECIPIENT に公開鍵を書いてください（npm run backup:keys）。暗号にしないバックアップは、ほかの会社に預けません。',
    ]
  return []
}

export function backupSettings(given: Given) {
  const { BACKUP_ACCESS_KEY: access, BACKUP_SECRET_KEY: secret, FILES_ACCESS_KEY: filesAccess, FILES_SECRET_KEY: filesSecret } = given
  const [accessKeyId, secretAccessKey] = access ? [access, secret] : [filesAccess, filesSecret]
  return {
    /** Nothing of a backup is kept longer: /privacy says it. */
    backupDays: given.BACKUP_DAYS,
    /** Public keys of age. With one, a backup is encrypted, and this machine cannot read it. */
    backupRecipients: given.BACKUP_RECIPIENT?.split(/[ ,]+/) ?? [],
    /** When the app makes backups, in Japan's time. */
    backupSchedule: given.BACKUP_SCHEDULE?.trim(),
    /** A folder or `s3://…`; without it DATA_DIR/backups. */
    backupTo: given.BACKUP_TO,
    backupKeys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    /** How many of the last days, weeks and months keep one; without it every backup stays for `backupDays`. */
    backupKeep: given.BACKUP_KEEP ? keepOf(given.BACKUP_KEEP) : undefined,
    /** Whether a start that changes the tables of a used database makes a backup first. */
    backupBeforeUpgrade: given.BACKUP_BEFORE_UPGRADE ?? true,
    /** Whether the embedded server's changes are archived, where somebody said it: ask `isArchiveOn()`. */
    backupWal: given.BACKUP_WAL,
    /** The private key for drills that the app runs. */
    backupIdentityFile: given.BACKUP_IDENTITY_FILE,
  }
}
