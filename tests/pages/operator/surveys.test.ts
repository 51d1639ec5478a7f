import { addCandidate } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a questionnaire is made without scripts, answered, and read in numbers', async ({ page, db, operator: _signedIn }) => {
  await page.goto('/operator/surveys/edit')
  page.getByLabel('題名').fill('さがしかた')
  page.getByLabel('質問', { exact: true }).first().fill('見つかりましたか')
  page.getByLabel('選択肢').first().fill('はい\nいいえ')
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  expect(page.getByRole('heading', { level: 1, name: 'さがしかた' })).toBeVisible()
  const { id } = await db.selectFrom('surveys').select('id').where('title', '=', 'さがしかた').executeTakeFirstOrThrow()
  // Answers are shown from five people on.
  for (const _ of [1, 2, 3, 4, 5]) {
    const { id: candidate_user_id } = await addCandidate(db)
    await db.insertInto('survey_answers').values({ survey_id: id, candidate_user_id, answers: '{"q1":"はい"}' }).execute()
  }
  await page.getByRole('link', { name: '回答を見る' }).click()
  expect(page.getByText('5人が答えました。')).toBeVisible()
})
