import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('the site saves a candidate’s settings and kinds of notifications, and shows them again', async ({ page, candidate, db }) => {
  await page.goto('/settings')
  page.getByLabel('表示名').fill('夜の読書')
  page.getByLabel('働ける時間に制約がある').check()
  await page.getByRole('button', { name: '保存する' }).click()
  expect(page.getByText('保存しました。')).toBeVisible()
  await page.goto('/mypage')
  expect(page.getByText('夜の読書')).toBeVisible()
  expect(await db.selectFrom('candidate_users').select('is_mama').where('id', '=', candidate.id).execute()).toEqual([{ is_mama: true }])

  await page.goto('/settings/notifications')
  page.getByLabel('スカウトをメールで受け取る').uncheck()
  await page.getByRole('button', { name: '保存する' }).click()
  expect(page.getByText('通知の設定を保存しました。')).toBeVisible()
  await page.reload()
  expect(page.getByLabel('スカウトをメールで受け取る')).not.toBeChecked()
  expect(page.getByLabel('メッセージをメールで受け取る')).toBeChecked()
  expect(page.getByText('JavaScript を使えるようにしてください')).toBeVisible()
})

test('a candidate who chooses English reads menus, choices and refusals in English, and the page says which parts are', async ({
  page,
  site,
  candidate: _signedIn,
}) => {
  await page.goto('/settings')
  page.getByLabel('表示の言語').selectOption('en')
  await page.getByRole('button', { name: '保存する' }).click()
  expect(page.getByText('保存しました。')).toBeVisible()
  expect(page.locator('html').getAttribute('lang')).toBe('ja')
  expect(page.locator('header[lang=en]').getByRole('link', { name: 'Find jobs' }).first()).toBeVisible()
  await page.goto('/job_offer/search')
  // In a fold of the filters.
  expect(page.getByText('Tokyo', { exact: false }).count()).toBeGreaterThan(0)
  const refused = await (await page.request('/online/api/v1/amateras/candidate_users/offers/0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10/')).json()
  expect(refused).toMatchObject({ code: 'NOT_FOUND', title: expect.stringMatching(/^[ -~]+$/) })
  const visitor = site.newPage()
  await visitor.goto('/')
  expect(visitor.locator('header[lang=ja]').getByRole('link', { name: '求人をさがす' }).first()).toBeVisible()
})

test('a candidate changes the weights of matching by a form alone', async ({ page, candidate, db }) => {
  await page.goto('/profile/matching')
  const remote = page.getByRole('group', { name: 'リモート', exact: true })
  remote.getByLabel('最重視', { exact: true }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  expect(remote.getByLabel('最重視', { exact: true })).toBeChecked()
  const row = await db.selectFrom('candidate_profiles').select('match_weights').where('candidate_user_id', '=', candidate.id).executeTakeFirstOrThrow()
  expect(row.match_weights).toMatchObject({ remote: 3 })
})

test('a candidate names and removes passkeys with forms', async ({ page, candidate, db }) => {
  await db
    .insertInto('passkeys')
    .values({ id: `bm9ib2R5${candidate.id}`, account_id: candidate.id, public_key: Buffer.of(1), name: 'Chrome（Android）' })
    .execute()
  await page.goto('/settings/security')
  const passkeys = page.getByRole('region', { name: 'パスキー' })
  await passkeys.getByText('名前の変更・削除').click()
  passkeys.getByLabel('パスキーの名前').fill('うちの電話')
  await passkeys.getByRole('button', { name: '名前を変更' }).click()
  await passkeys.getByText('名前の変更・削除').click()
  expect(passkeys.locator('p bdi')).toHaveText('うちの電話')
  page.expect(400)
  await passkeys.getByRole('button', { name: '削除する' }).click()
  expect(page.getByText('ログインする方法がなくなるため、解除・削除できません。', { exact: false })).toBeVisible()
  await db.updateTable('accounts').set({ password_hash: 'a password' }).where('id', '=', candidate.id).execute()
  await passkeys.getByRole('button', { name: '削除する' }).click()
  expect(page.getByText('パスキーを削除しました。')).toBeVisible()
  await page.goto('/settings/security/passkey')
  expect(page.getByRole('button', { name: 'この端末で作る' })).toHaveCount(0)
})
