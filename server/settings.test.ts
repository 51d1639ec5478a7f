import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SettingForms } from './settings/setting-forms.ts'
import { readSettings } from './settings.ts'

const run = promisify(execFile)

test('the server starts with nothing set', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://127.0.0.1:3000', demoData: true, isDevelopment: true })
})

test('an empty value counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', 'abc', 'PORT は 0〜65535 の整数にしてください（いまの値: abc）。'],
  ['PORT', '70000', 'PORT は 0〜65535 の整数にしてください（いまの値: 70000）。'],
  ['HOST', 'a b', 'HOST は 127.0.0.1 や 0.0.0.0 のようなアドレスにしてください（いまの値: a b）。'],
  [
    'PUBLIC_URL',
    'mebae.example',
    'PUBLIC_URL は https://mebae.example のような、http か https で始まる、パスのない URLにしてください（いまの値: mebae.example）。',
  ],
  [
    'PUBLIC_URL',
    'https://example.jp/mebae',
    'PUBLIC_URL は https://mebae.example のような、http か https で始まる、パスのない URLにしてください（いまの値: https://example.jp/mebae）。',
  ],
  ['DEMO_DATA', 'yes', 'DEMO_DATA は on と off のどちらかにしてください（いまの値: yes）。'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL は debug・info・warn・error・silent のどれかにしてください（いまの値: loud）。'],
  ['TAG_MANAGER_ID', 'UA-1', 'TAG_MANAGER_ID は GTM-XXXXXXX の形にしてください（いまの値: UA-1）。'],
  ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS は 0〜300 の整数にしてください（いまの値: -1）。'],
])('%s=%s is refused with a sentence that says how to mend it', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence)
})

test('the error about a secret does not repeat it', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://root:hush@db' })).toThrow(/^DATABASE_URL は postgres:\/\/ で始まる URLにしてください。$/)
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN は 16文字以上にしてください。$/)
})

const bucket = { FILES_ACCESS_KEY: 'AKIA', FILES_SECRET_KEY: 'hush' }

test.each([
  's3://s3.example.jp/files',
  's3://127.0.0.1:9000/files/mebae?tls=off',
  's3://s3.ap-northeast-1.amazonaws.com/my.files?region=ap-northeast-1&tls=off',
])('FILES_URL=%s names a bucket', (FILES_URL) => {
  expect(readSettings({ FILES_URL, ...bucket })).toMatchObject({ filesUrl: FILES_URL, filesKeys: { accessKeyId: 'AKIA', secretAccessKey: 'hush' } })
})

test('a bucket needs both keys, and none in its address', () => {
  for (const FILES_URL of ['https://s3.example.jp/files', 's3://AKIA:hush@s3.example.jp/files', 's3://s3.example.jp', 's3://s3.example.jp/'])
    expect(() => readSettings({ FILES_URL, ...bucket })).toThrow(
      /^FILES_URL は s3:\/\/s3\.example\.jp\/バケット\?region=… のような、キーを含まないアドレスにしてください。$/,
    )
  for (const one of [
    { FILES_URL: 's3://s3.example.jp/files' },
    { FILES_ACCESS_KEY: 'AKIA' },
    { FILES_URL: 's3://s3.example.jp/files', FILES_SECRET_KEY: 'hush' },
  ])
    expect(() => readSettings(one)).toThrow(/^FILES_URL を使うときは、FILES_ACCESS_KEY と FILES_SECRET_KEY の両方を書いてください。$/)
})

test.each([
  ['BACKUP_SCHEDULE', '15 3 * *'],
  ['BACKUP_SCHEDULE', '60 3 * * *'],
  ['BACKUP_SCHEDULE', '0 5-3 * * *'],
  ['BACKUP_SCHEDULE', 'daily'],
  ['BACKUP_RECIPIENT', 'ssh-ed25519 AAAA'],
  ['BACKUP_KEEP', '7'],
  ['BACKUP_KEEP', '7d,7d'],
  ['BACKUP_TO', 's3://AKIA:hush@s3.example.jp/backups'],
  ['BACKUP_TO', 's3://s3.example.jp'],
  ['BACKUP_TO', '/proc/nope'],
  ['BACKUP_TO', '/tmp/../proc/nope'],
])('%s=%s is refused', (name, value) => {
  expect(() => readSettings({ [name]: value, ...bucket })).toThrow(new RegExp(`^${name} は .*にしてください`))
})

test('backups go by a schedule to a place, and are kept no longer than /privacy says', () => {
  const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`
  const BACKUP_TO = 's3://s3.example.jp/backups?region=jp'
  expect(readSettings({ BACKUP_TO, BACKUP_RECIPIENT, ...bucket })).toMatchObject({
    backupTo: BACKUP_TO,
    backupKeys: { accessKeyId: 'AKIA' },
    backupKeep: undefined,
  })
  const own = { BACKUP_ACCESS_KEY: 'OWN', BACKUP_SECRET_KEY: 'hush' }
  expect(readSettings({ BACKUP_TO, BACKUP_RECIPIENT, ...bucket, ...own }).backupKeys).toEqual({ accessKeyId: 'OWN', secretAccessKey: 'hush' })
  for (const one of [{ BACKUP_TO }, { BACKUP_TO, BACKUP_SECRET_KEY: 'hush' }])
    expect(() => readSettings({ BACKUP_RECIPIENT, ...one })).toThrow(/^BACKUP_TO にバケットを書くときは、BACKUP_ACCESS_KEY/)
  expect(() => readSettings({ BACKUP_TO, ...bucket })).toThrow(/^BACKUP_TO にバケットを書くときは、BACKUP_RECIPIENT に公開鍵を/)
  expect(readSettings({ BACKUP_KEEP: '7d,4w', BACKUP_SCHEDULE: '*/30 3,4 1-5 * 1-7' })).toMatchObject({ backupKeep: { d: 7, w: 4 }, backupDays: 30 })
  expect(readSettings({ BACKUP_KEEP: '7d,4w,12m', BACKUP_DAYS: '372' }).backupKeep).toEqual({ d: 7, w: 4, m: 12 })
  expect(() => readSettings({ BACKUP_KEEP: '7d,4w,12m' })).toThrow(/は 372日前のものまで残しますが、.*BACKUP_DAYS を 372 以上に/)
})

test('a pooler needs the address of the server itself, too', () => {
  const pooled = 'postgres://mebae:hush@pooler/mebae'
  expect(() => readSettings({ DATABASE_POOLED_URL: pooled })).toThrow(/^DATABASE_POOLED_URL は、DATABASE_URL と一緒に書いてください。$/)
  expect(() => readSettings({ DATABASE_READ_URL: pooled })).toThrow(/^DATABASE_READ_URL は、DATABASE_URL と一緒に書いてください。$/)
  expect(readSettings({ DATABASE_POOLED_URL: pooled, DATABASE_URL: 'postgres://db/mebae', WORKER: 'off' })).toMatchObject({
    databasePooledUrl: pooled,
    hasWorker: false,
  })
})

test('the error names every wrong setting at once', () => {
  expect(() => readSettings({ PORT: 'x', DEMO_DATA: 'x' })).toThrow(/^PORT .*\nDEMO_DATA /)
})

test('the demonstration data stays out of an external database and of a public site', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/mebae' }).demoData).toBe(false)
  expect(readSettings({ PUBLIC_URL: 'https://mebae.example' }).demoData).toBe(false)
  expect(readSettings({ PUBLIC_URL: 'http://localhost:8080/' })).toMatchObject({ demoData: true, publicUrl: 'http://localhost:8080' })
  expect(() => readSettings({ PUBLIC_URL: 'https://mebae.example', DEMO_DATA: 'on' })).toThrow('DEMO_DATA=on は、公開の PUBLIC_URL')
})

test('the development inbox is allowed only where no other machine can read it', () => {
  expect(readSettings({})).toMatchObject({ devInbox: true, sendsMail: true, smtpUrl: undefined })
  expect(readSettings({ DEV_INBOX: 'off' })).toMatchObject({ devInbox: false, sendsMail: false })
  expect(readSettings({ DATABASE_URL: 'postgres://db/mebae' })).toMatchObject({ devInbox: false, sendsMail: false })
  expect(readSettings({ DATABASE_URL: 'postgres://db/mebae', DEV_INBOX: 'on' }).devInbox).toBe(true)
  expect(readSettings({ PUBLIC_URL: 'https://mebae.example' })).toMatchObject({ devInbox: false, sendsMail: false })
  expect(() => readSettings({ PUBLIC_URL: 'https://mebae.example', DEV_INBOX: 'on' })).toThrow('DEV_INBOX=on は、公開の PUBLIC_URL')
})

test('with a mail server, mails need a sender', () => {
  const SMTP_URL = 'smtps://mebae:hush@smtp.example'
  expect(readSettings({ SMTP_URL, MAIL_FROM: '芽生え 事務局 <no-reply@mebae.example>' })).toMatchObject({
    devInbox: false,
    sendsMail: true,
    mailFrom: { name: '芽生え 事務局', address: 'no-reply@mebae.example' },
  })
  expect(readSettings({ SMTP_URL, MAIL_FROM: 'no-reply@mebae.example' }).mailFrom).toEqual({ name: '芽生え', address: 'no-reply@mebae.example' })
  expect(() => readSettings({ SMTP_URL })).toThrow(/^SMTP_URL を使うときは、MAIL_FROM に差出人を書いてください。$/)
  expect(() => readSettings({ SMTP_URL, MAIL_FROM: 'a@b.example', DEV_INBOX: 'on' })).toThrow(/^SMTP_URL と DEV_INBOX=on は、一緒には使えません。/)
  expect(() => readSettings({ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow(/^MAIL_FROM は /)
  expect(() => readSettings({ SMTP_URL: 'http://mebae:hush@smtp.example' })).toThrow(/^SMTP_URL は smtp:\/\/ か smtps:\/\/ で始まる URLにしてください。$/)
})

test('the server requires TLS of a mail server unless SMTP_STARTTLS says otherwise', () => {
  expect(readSettings({}).smtpStarttls).toBe('required')
  expect(readSettings({ SMTP_STARTTLS: 'optional' }).smtpStarttls).toBe('optional')
  expect(() => readSettings({ SMTP_STARTTLS: 'no' })).toThrow('SMTP_STARTTLS は required・optional・off のどれかにしてください（いまの値: no）。')
  expect(() => readSettings({ SMTP_STARTTLS: 'off', SMTP_URL: 'smtps://smtp.example', MAIL_FROM: 'a@b.example' })).toThrow(/^SMTP_STARTTLS=off は/)
})

test.each([
  ['https://Mebae.Example:443/', 'https://mebae.example'],
  ['https://mebae.example:8443', 'https://mebae.example:8443'],
  ['https://芽生え.example', 'https://xn--r8jv68r1si.example'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
])('PUBLIC_URL=%s is what a browser calls %s', (given, origin) => {
  expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(origin)
})

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
])('a trial that listens on %s is reached at %s', (HOST, publicUrl) => {
  expect(readSettings({ HOST }).publicUrl).toBe(publicUrl)
})

test('LINE needs both of its keys, and is reached over TLS or on this machine', () => {
  const keys = { LINE_CLIENT_ID: '1', LINE_CLIENT_SECRET: 'hush' }
  expect(readSettings({}).line).toBeUndefined()
  expect(readSettings(keys).line?.issuer).toBe('https://access.line.me')
  expect(readSettings({ ...keys, LINE_ISSUER: 'http://127.0.0.1:4000' }).line?.issuer).toBe('http://127.0.0.1:4000')
  expect(() => readSettings({ ...keys, LINE_ISSUER: 'http://line.example' })).toThrow('LINE_ISSUER は https の URL にしてください。')
  expect(() => readSettings({ LINE_CLIENT_ID: '1' })).toThrow(/^LINE_CLIENT_ID と LINE_CLIENT_SECRET は/)
})

test('a start with a wrong setting ends with the sentence alone', async () => {
  const start = run(process.execPath, ['server/settings.ts'], { env: { ...process.env, PORT: 'abc' } })
  await expect(start).rejects.toMatchObject({ code: 1, stderr: 'PORT は 0〜65535 の整数にしてください（いまの値: abc）。\n' })
})

test('.env.example lists every setting with its default', async () => {
  const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8')
  const listed = Object.fromEntries([...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  expect(Object.keys(listed).toSorted()).toEqual(Object.keys(SettingForms.shape).toSorted())

  const defaults = Object.entries(SettingForms.parse({})).filter(([, value]) => value !== undefined)
  expect(listed).toMatchObject(Object.fromEntries(defaults.map(([name, value]) => [name, String(value as string | number)])))
})
