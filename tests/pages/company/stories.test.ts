import { wholeStory } from '#server/jobs/stories/whole-story.ts'
import { addOperator } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'
import { ownDesk } from './own-desk.ts'

test('a recruiter writes a story without scripts, block by block, and sends it; an operator publishes it; visitors read and report it', async ({
  page,
  db,
}) => {
  const { company_id } = await ownDesk(page, db)
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/online/companies/stories')
  await press('記事を作成')
  field('title').fill('検針の手帳を、なくすまで')
  await press('＋ 文章')
  expect(field('title')).toHaveValue('検針の手帳を、なくすまで')
  field('blocks[0].text').fill(wholeStory.blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join(''))
  await press('＋ 引用')
  field('blocks[1].text').fill('見ていたほうが早い。')
  page.expect(422)
  await press('保存して公開を申請')
  expect(page.getByRole('alert')).toContainText('1か所を直してください')
  expect(page.locator('.err')).toContainText('概要を1〜2文で入力してください。')
  expect(field('blocks[1].text')).toHaveValue('見ていたほうが早い。')
  field('lead').fill('三か月、検針の車に同乗しました。')
  await press('保存して公開を申請')
  expect(page.getByText('運営が確かめています。', { exact: false })).toBeVisible()
  await page.goto(`/company/stories?company_id=${company_id}`)
  expect(page.getByText('条件に合うストーリーはありません。')).toBeVisible()

  page.addCookie((await addOperator(db)).cookie)
  await page.goto('/operator/job_offers/stories')
  await page.getByRole('link', { name: '検針の手帳を、なくすまで' }).click()
  expect(page.getByText('見ていたほうが早い。')).toBeVisible()
  await press('承認して公開')
  expect(page.getByText('承認しました。ストーリーを公開し、企業に通知しました。')).toBeVisible()

  await page.goto(`/company/detail?id=${company_id}`)
  await page.locator('summary').filter({ hasText: 'ストーリー' }).click()
  await page.getByRole('link', { name: '検針の手帳を、なくすまで' }).click()
  expect(page.getByRole('heading', { level: 1, name: '検針の手帳を、なくすまで' })).toBeVisible()
  expect(page.getByRole('heading', { level: 2, name: 'はじまり' })).toBeVisible()
  await page.getByRole('link', { name: 'このストーリーを通報する' }).click()
  expect(page.getByRole('heading', { level: 2, name: 'このページを通報する' })).toBeVisible()
})
