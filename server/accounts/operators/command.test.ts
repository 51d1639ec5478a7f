import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/platform/database/connect.ts'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { settings } from '#server/settings.ts'

const run = promisify(execFile)

test('npm run operator:create tells the other operators under the name that was saved in the browser', async () => {
  const { url, drop } = await makeEmptyDatabase('named')
  onTestFinished(drop)
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, SECRET_KEY: settings.secretKey, DATABASE_URL: url, DEV_INBOX: 'on' }
  const create = (email: string) => run(process.execPath, [join(import.meta.dirname, 'main.ts'), email, '山田 花子'], { env })
  await create('first@yokocho.example')
  const db = connect(url)
  onTestFinished(() => db.destroy())
  const version = { settings: JSON.stringify({ SITE_NAME: 'スタートアップ横丁' }), changed: ['SITE_NAME'], operator_user_id: '1', operator_name: '運営 花子' }
  await db.insertInto('site_setting_versions').values(version).execute()
  await create('second@yokocho.example')
  const mails = await db.selectFrom('mails').select(['to_address', 'subject']).where('to_address', '=', 'first@yokocho.example').execute()
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^【スタートアップ横丁】/))
})
