import { demoSurvey } from '#demo/announcements/add-demo-announcements.ts'
import { daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a candidate states the intention, puts a questionnaire off, and gives and withdraws consent', async ({ page, candidate, db }) => {
  await db
    .insertInto('surveys')
    .values({ ...demoSurvey, opens_at: daysAgo(1) })
    .execute()
  await page.goto('/profile/intention')
  page.getByRole('radio', { name: '良い機会があれば' }).check()
  page.getByRole('radio', { name: '副業' }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  expect(page.getByText('意向を保存しました')).toBeVisible()
  expect(page.getByRole('radio', { name: '副業' })).toBeChecked()

  await page.goto(`/surveys/detail?id=${demoSurvey.key}`)
  await page.getByRole('button', { name: '今回は答えない' }).click()
  expect(page).toHaveURL(/\/$/)
  expect(await db.selectFrom('survey_answers').select('answers').where('candidate_user_id', '=', candidate.id).execute()).toEqual([{ answers: null }])

  await page.goto('/profile/interview')
  await page.getByRole('button', { name: '同意してはじめる' }).click()
  page.getByRole('textbox').fill('計測機器の収集基盤')
  await page.getByRole('button', { name: '次へ進む' }).click()
  expect(page.getByText('2 / 7')).toBeVisible()
  await page.getByRole('button', { name: '同意を取り消して回答を削除' }).click()
  expect(page.getByRole('heading', { name: 'AIインタビューは、断ったままです' })).toBeVisible()
  expect(await db.selectFrom('ai_interviews').select('id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([])
})
