import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { endSilence } from '../kit/silence.ts'
import { expect, test } from '../kit/test.ts'
import { sendFirstFavorite } from '../kit/data/first-favorite.ts'
import { mailTo } from '../kit/data/mail-to.ts'
import { publishJob } from '../kit/data/publish-job.ts'
import { publishAnnouncements } from '../kit/data/publish-announcements.ts'

// The page that is left may still be asking whether the intention holds when the account is gone.
test.use({ expected: /status of 401/ })

test('a candidate signs up, proves the address, fills in the profile, marks a job, gets an alert, confirms an announcement, exports everything and leaves', async ({
  page,
  db,
  baseURL,
}) => {
  test.slow()
  const stamp = `${process.pid}x${Date.now()}`
  const address = `nagi${stamp}@mebae.example`
  await page.goto('/registration/onestep')
  await page.getByLabel('メールアドレス').fill(address)
  await page.getByLabel('パスワード').fill('正しい馬とホチキス')
  for (const name of [/16歳以上/, /利用規約/, /個人情報の扱い/]) {
    const box = page.getByRole('checkbox', { name })
    if (await box.count()) await box.check()
  }
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
  await page.goto((await mailTo(page, address)).link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await expect(page).toHaveURL(/\/registration\/complete/)
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', address).executeTakeFirstOrThrow()

  await page.goto('/profile')
  await page.getByRole('link', { name: '氏名と見出しを編集' }).click()
  const basic = page.getByRole('dialog')
  await basic.getByLabel(/^姓/).fill('潮見')
  await basic.getByLabel(/^名/).fill('凪')
  await basic.getByLabel('せい').fill('しおみ')
  await basic.getByLabel('めい').fill('なぎ')
  await basic.getByRole('button', { name: '完了' }).click()
  await expect(basic).toBeHidden()

  await page.goto('/job_offer/search')
  const favorite = page.getByRole('button', { name: /^気になる/ }).first()
  const job = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  // The button changes before the server has saved the mark.
  await favorite.click()
  await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), sendFirstFavorite(page)])
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/job_offer/my_favorite')
  await expect(page.getByRole('link', { name: job, exact: true })).toBeVisible()

  const word = `検潮手${stamp}`
  await page.goto(`/job_offer/search?free_word=${word}`)
  await page.getByRole('button', { name: /^この条件を保存/ }).click()
  await page.getByRole('link', { name: /^この条件を保存済み/ }).click()
  await page.getByLabel('新着の通知').selectOption('immediately')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました。', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: `「${word}」` })).toBeVisible()
  const job_id = await publishJob(db, word)
  await mailTo(page, address, '新しい求人 1件')
  await page.getByRole('link', { name: `${baseURL}/job_offer/detail?id=${job_id}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible()
  await page.goto('/notifications')
  await expect(page.getByText(/に合う新しい求人が1件あります/)).toBeVisible()

  const [notice] = await publishAnnouncements(db, id, { title: '規約を改めます' })
  await endSilence(page)
  await page.goto('/profile')
  const modal = page.getByRole('dialog', { name: '重要なお知らせ' })
  await expect(modal.getByRole('heading', { name: '規約を改めます' })).toBeVisible()
  await modal.getByRole('button', { name: '確認しました' }).click()
  await expect(modal).toBeHidden()
  const receipts = db.selectFrom('announcement_receipts').select('confirmed_at').where('account_id', '=', id).where('announcement_id', '=', notice!)
  await expect.poll(() => receipts.execute()).toEqual([{ confirmed_at: expect.any(String) }])

  await page.goto('/settings/export')
  await page.getByRole('button', { name: '書き出しを始める' }).click()
  const link = page.getByRole('link', { name: /受け取る/ })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const files = unzipSync(readFileSync(await download.path()))
  expect(JSON.parse(strFromU8(files['data/candidate_users.json']!))).toMatchObject([{ id }])
  const exported = Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n')
  for (const mine of [address, '潮見', word]) expect(exported).toContain(mine)

  await page.goto('/quit')
  await page.getByLabel('その他').check()
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await page.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('heading', { name: '退会の手続きが終わりました' })).toBeVisible()
  await page.goto('/job_offer/my_favorite')
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  for (const table of ['favorites', 'saved_searches'] as const)
    expect(await db.selectFrom(table).select('candidate_user_id').where('candidate_user_id', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('notifications').select('account_id').where('account_id', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('candidate_users').select('id').where('id', '=', id).execute()).toEqual([])
})
