import { readFileSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filmOrigins } from '#contract/companies/pages/films.ts'
import { contentSecurityPolicy } from '#server/platform/http/pages/security-headers.ts'
import { readSettings } from '#server/settings.ts'
import { dataRecipients } from './data-recipients.ts'

const keysOf = (environment: Record<string, string>) => dataRecipients(readSettings(environment)).map(({ key }) => key)
const LINE = { LINE_CLIENT_ID: '1', LINE_CLIENT_SECRET: 'hush' }
const always = ['push', 'film', 'webhook']

test('a site without any setting sends only mails and messages that candidates and companies ask for', () => {
  expect(keysOf({}).toSorted()).toEqual(always.toSorted())
})

test.each<[string, Record<string, string>, string[]]>([
  ['a tag manager', { TAG_MANAGER_ID: 'GTM-ABCD123' }, ['tag_manager']],
  ['signing in with LINE', LINE, ['line_sign_in', 'line_identity']],
  ['messages in LINE', { LINE_MESSAGE_TOKEN: 'hush' }, ['line_message']],
  ['a mail server', { SMTP_URL: 'smtps://u:p@smtp.mail.example.com', MAIL_FROM: 'a@b.example' }, ['mail']],
  ['a mail server of the operator', { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'a@b.example' }, ['mail']],
  ['a scanner at another company', { CLAMD_URL: 'tcp://clamd.example.com:3310' }, ['scanner']],
  ['a database at another company', { DATABASE_URL: 'postgres://u:p@x.rds.example.com/mebae' }, ['database']],
  ['files at another company', { FILES_URL: 's3://s3.ap-northeast-1.amazonaws.com/files', FILES_ACCESS_KEY: 'a', FILES_SECRET_KEY: 'b' }, ['files']],
  ['files in the own network', { FILES_URL: 's3://10.0.0.7:9000/files?tls=off', FILES_ACCESS_KEY: 'a', FILES_SECRET_KEY: 'b' }, []],
  [
    'backups at another company',
    { BACKUP_TO: 's3://s3.example.com/backups', BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`, BACKUP_ACCESS_KEY: 'a', BACKUP_SECRET_KEY: 'b' },
    ['backups'],
  ],
  ['backups in a folder', { BACKUP_TO: '/backup' }, []],
  ['a place', { SERVER_PLACE: '日本国内' }, ['hosting']],
])('%s is listed where it is set', (_, environment, keys) => {
  expect(keysOf(environment).toSorted()).toEqual([...always, ...keys].toSorted())
})

test('a scanner or a database on the operator’s own machines is no third party', () => {
  for (const host of ['127.0.0.1', 'localhost', 'db', 'db.internal', '10.0.0.7', '[::1]'])
    expect(keysOf({ DATABASE_URL: `postgres://u:p@${host}/mebae` })).toEqual(always)
  for (const DATABASE_URL of ['postgres://postgres@/app?host=%2Frun%2Fpostgresql', 'postgres:///app']) expect(keysOf({ DATABASE_URL })).toEqual(always)
  expect(keysOf({ DATABASE_URL: 'postgres:///app?host=x.rds.example.com' })).toContain('database')
  expect(keysOf({ CLAMD_URL: 'tcp://10.0.0.7:3310' })).toEqual(always)
  expect(keysOf({ CLAMD_URL: 'tcp://203.0.113.7:3310' })).toEqual(always)
  expect(keysOf({ CLAMD_URL: 'tcp://8.8.8.8:3310' })).toContain('scanner')
})

test('neither a password nor the whole name of a machine gets into the table', () => {
  const recipients = dataRecipients(
    readSettings({ DATABASE_URL: 'postgres://root:hush@secret-name.rds.example.com/mebae', ...LINE, LINE_MESSAGE_TOKEN: 'hush' }),
  )
  expect(JSON.stringify(recipients)).not.toMatch(/hush|secret-name|root/)
})

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a tag manager', { TAG_MANAGER_ID: 'GTM-ABCD123' }],
  ['LINE', LINE],
  ['another provider in place of LINE', { ...LINE, LINE_ISSUER: 'https://id.example' }],
  ['everything', { ...LINE, TAG_MANAGER_ID: 'GTM-ABCD123' }],
])('with %s a page may reach exactly the recipients of the table', (_, environment) => {
  const settings = readSettings({ ...environment, NODE_ENV: 'production' })
  const allowed = Object.values(contentSecurityPolicy(settings))
    .flat()
    .filter((source): source is string => typeof source === 'string' && source.includes(':') && source !== 'data:')
  const listed = dataRecipients(settings).filter(({ sent_by }) => sent_by === 'browser')
  // Of films only the page that has one, and only once it is started (server/platform/http/pages/security-headers.ts).
  expect(new Set([...allowed, ...Object.values(filmOrigins)])).toEqual(new Set(listed.flatMap(({ origins }) => origins)))
  expect(listed.every(({ origins }) => origins.length > 0)).toBe(true)
})

/** Each belongs to an entry of the table; the HTTP server and the refusals ask this process itself, and reading release notes sends nothing about anybody. */
const reachOut = [
  'server/accounts/external/provider-client.ts',
  'server/conversations/messages/files/attachments.ts',
  'server/notifications/notifications/deliver-line.ts',
  'server/notifications/notifications/push/deliver-push.ts',
  'server/notifications/webhooks/post-webhook.ts',
  'server/operations/updates/fetch-notes.ts',
  'server/platform/files/places/files-bucket.ts',
  'server/platform/http/pages/render-page.ts',
  'server/platform/http/refusals/refuse.ts',
  'server/platform/http/server/http-server.ts',
  'server/platform/http/streams/open-stream.ts',
  'server/platform/smtp/smtp-transport.ts',
]

test('nothing else of the server opens a connection to elsewhere', () => {
  const opens = /\bfetch\(|new S3Client\(|^import \{[^}]*\b(?:connect|request|createTransport)\b[^}]*\} from '(?:node:|nodemailer)/m
  const files = globSync('server/**/*.ts').filter((file) => !/test|testing/.test(file))
  expect(files.filter((file) => opens.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(reachOut)
})
