import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('a candidate reveals themself to a company step by step in the conversation, and takes it back', async ({
  page,
  browser,
  baseURL,
  db,
  candidate,
  noAxeFindings,
}) => {
  await db.updateTable('candidate_profiles').set({ name: '佐倉 千尋' }).where('candidate_user_id', '=', candidate.id).execute()
  const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const { company_id } = await signInMember(theirs, db)
  await page.goto(`/message/company/detail?company_id=${company_id}`)
  await page.getByLabel('メッセージ', { exact: true }).fill('はじめまして。')
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByText('相手の返信待ち：')).toBeVisible()

  const at = new Date().toISOString()
  const job = { position_title: '潮位の記録を届ける開発', description: '試験です。', state: 'published', min_salary: 500, max_salary: 700 }
  await db
    .insertInto('job_offers')
    .values({ ...job, company_id, published_at: at, confirmed_at: at, confirmed_by: '試験' })
    .execute()
  const talk = await theirs.newPage()
  await talk.goto(`/online/companies/messages/detail?candidate_id=${candidate.id}`)
  await expect(talk.getByText('公開の範囲：匿名')).toBeVisible()
  await expect(talk.getByRole('heading', { level: 1 })).toHaveText(/^求職者 /)

  await talk.getByLabel('添付する求人').selectOption('潮位の記録を届ける開発')
  await talk.getByLabel('メッセージ', { exact: true }).fill('こちらの求人をご覧ください。')
  await talk.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByRole('log').getByRole('link', { name: /潮位の記録を届ける開発/ })).toBeVisible()

  const show = async (isShown: boolean) => {
    await page.getByText('公開する範囲を変更').first().click()
    for (const part of ['氏名', 'プロフィール', '勤め先と学校の名前', '連絡先'])
      await page.getByRole('checkbox', { name: new RegExp(`^${part}`) }).setChecked(isShown)
    await page.getByRole('button', { name: '公開の範囲を変更' }).click()
  }
  await show(true)
  await expect(page.getByText('（いまは名前と連絡先まで）')).toBeVisible()
  await expect(talk.getByRole('heading', { level: 1 })).toHaveText(/^佐倉 千尋さん（/)
  await expect(talk.getByRole('log')).toContainText('名前と連絡先を公開しました')
  await Promise.all([noAxeFindings(page), noAxeFindings(talk)])
  await talk.getByRole('link', { name: 'プロフィール', exact: true }).click()
  await expect(talk.getByRole('heading', { name: '名前と連絡先' })).toBeVisible()
  await noAxeFindings(talk)
  await talk.goBack()

  await show(false)
  await expect(talk.getByRole('heading', { level: 1 })).toHaveText(/^求職者 /)
  await page.goto('/settings/privacy')
  await expect(page.getByText('公開した企業は、まだありません。')).toBeVisible()
  await expect(page.getByText('あなたが公開：プロフィール・名前・職歴と学校・連絡先')).toBeVisible()
  await theirs.close()
})
