import { addJob, addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n試験') })

test('a refused form keeps the answers and the files, and says which file to choose again', async ({ page, db, candidate }) => {
  await db
    .updateTable('candidate_profiles')
    .set({ name: '佐藤 花', job_summary: '監視を8年。', user_desired_job_fields: [18] })
    .where('candidate_user_id', '=', candidate.id)
    .execute()
  const { company_id } = await addMember(db)
  const questions = JSON.stringify([{ kind: 'yes_no', question: 'すぐに働けますか', is_required: true, choices: [] }])
  const { id: job_id } = await addJob(db, { company_id, questions })
  await page.goto(`/job_offer/apply?id=${job_id}`)
  page.getByLabel('メッセージ').fill('よろしくお願いします。')
  page.getByLabel('PDFを添付').setInputFiles([pdf('一.pdf'), { name: '二.pdf', mimeType: 'application/pdf', buffer: Buffer.from('memo') }])
  page.expect(422)
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  expect(page.getByText('「二.pdf」は添付できませんでした。')).toBeVisible()
  expect(page.getByRole('button', { name: /一\.pdf.?を削除/ })).toBeVisible()
  expect(page.getByLabel('メッセージ')).toHaveValue('よろしくお願いします。')
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  expect(page.getByText('回答を選んでください。')).toBeVisible()
  page.getByLabel('はい', { exact: true }).check()
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  await page.getByRole('link', { name: '応募を見る' }).click()
  expect(page).toHaveURL(`/message/company/detail?company_id=${company_id}`)
  expect(page.getByText('一.pdf')).toBeVisible()
})
