import { afterEach, beforeEach, expect } from 'vitest'
import { issueLink } from '#server/accounts/links/links.ts'
import type { Database } from '../database/connect.ts'
import { authenticator } from '#server/accounts/passkeys/testing.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { totpOf } from '#server/accounts/second-factors/totp-of.ts'
import { browser } from '#server/accounts/sessions/challenges/testing.ts'
import { settings } from '#server/settings.ts'
import { addMember, addOperator, test, today } from '#server/testing.ts'

const { publicUrl } = settings
beforeEach(() => void (settings.publicUrl = 'http://localhost:3000'))
afterEach(() => void (settings.publicUrl = publicUrl))

async function toldOf(db: Database, id: string) {
  const rows = await db
    .selectFrom('audit_logs')
    .select('detail')
    .where('operator_user_id', '=', id)
    .where('act', '=', 'change_own_account')
    .orderBy('id')
    .execute()
  return rows.map(({ detail }) => (detail as { what: string }).what)
}

test('every change that operators make to their own sign-in leaves a line: app, codes, passkey, password, address', async ({ db }) => {
  const email = 'hanako@mebae.example'
  const { id, as } = await addOperator(db, { email, password_hash: await hashPassword('夕焼けの坂道をくだる猫') })
  const { second_factor, passkeys, password } = (await browser(db, as)).api.operators
  const { secret } = await second_factor.begin_totp({})
  await second_factor.confirm_totp({ code: totpOf(secret, email).codeAfter(0, today).code })
  await second_factor.renew_recovery_codes({})
  await second_factor.remove_totp({})
  const key = await passkeys.add({ passkey: authenticator().make(await passkeys.begin({})) })
  await passkeys.remove({ passkey_id: key.id })
  await password.change({ current_password: '夕焼けの坂道をくだる猫', password: '正しい馬とホチキス' })
  const token = await issueLink(db, today, { purpose: 'change', id, email: 'moved@mebae.example' })
  await (await browser(db)).api.operator_registrations.change_email({ token })
  expect(await toldOf(db, id)).toEqual([
    '二段階認証の認証アプリが設定されました。',
    'リカバリーコードが作りなおされました。前のコードは使えません。',
    '二段階認証の認証アプリが外されました。',
    'パスキーを追加しました。',
    'パスキーが1つ削除されました。',
    'パスワードを決めました。',
    'メールアドレスを変えました。',
  ])
})

test('a member’s change to their own sign-in is no operator’s act', async ({ db }) => {
  const { as } = await addMember(db, { password_hash: await hashPassword('夕焼けの坂道をくだる猫') })
  await (await browser(db, as)).api.company_users.password.change({ current_password: '夕焼けの坂道をくだる猫', password: '正しい馬とホチキス' })
  expect(await db.selectFrom('audit_logs').select('id').execute()).toEqual([])
})
