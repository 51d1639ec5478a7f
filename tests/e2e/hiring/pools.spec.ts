import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

test('a recruiter finds a candidate, writes a note, puts them into a pool with a reminder, and settles it at home on its day', async ({
  page,
  context,
  candidate,
  db,
  noAxeFindings,
}) => {
  const word = `潮位計の校正${candidate.id.slice(0, 8)}`
  await db.updateTable('candidate_users').set({ is_open: true }).where('id', '=', candidate.id).execute()
  await db.updateTable('candidate_profiles').set({ job_history_name: word }).where('candidate_user_id', '=', candidate.id).execute()
  const { company_id } = await ownDesk(context, db)
  await page.goto(`/online/companies/candidates?${new URLSearchParams({ free_word: word })}`)
  await page.getByRole('checkbox', { name: new RegExp(word) }).check()
  await expect(page.getByText('1人を選択中')).toBeVisible()
  await page.getByLabel('追加するリスト').fill('来期のチーム')
  await page.getByRole('button', { name: 'リストに追加' }).click()
  await expect(page.getByText('1人をリスト「来期のチーム」に追加しました。')).toBeVisible()

  await page.getByRole('link', { name: word, exact: true }).click()
  const beside = page.getByRole('region', { name: '選んだ候補者' })
  await expect(beside.getByText('閲覧を記録しました')).toBeVisible()
  await beside.getByLabel('メモ', { exact: true }).first().fill('登壇を聞いた。来期に声をかける。')
  await beside.getByRole('button', { name: 'メモを保存' }).click()
  await expect(beside.getByRole('region', { name: '社内メモ' }).getByRole('paragraph').filter({ hasText: '登壇を聞いた。' })).toBeVisible()
  await beside.getByText('来期のチーム：連絡する日を決める').click()
  await beside.getByRole('button', { name: '3か月後' }).click()
  await beside.getByRole('button', { name: 'リマインダーを保存' }).click()
  await expect(page.getByText('リマインダーを保存しました。', { exact: false })).toBeVisible()
  await noAxeFindings(page)

  await page.goto('/online/companies/candidates/pools')
  await expect(page.getByRole('heading', { name: 'タレントプール', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /^求職者 / })).toBeVisible()
  await noAxeFindings(page)

  // Its day has come.
  const today = new Date().toISOString().slice(0, 10)
  await db.updateTable('people_reminders').set({ due_on: today }).where('candidate_user_id', '=', candidate.id).execute()
  await page.goto('/online/companies/dashboard')
  const due = page
    .getByRole('region', { name: /^対応が必要/ })
    .getByRole('listitem')
    .filter({ hasText: '連絡予定' })
  await expect(due.getByRole('link', { name: /^求職者 / })).toBeVisible()
  await noAxeFindings(page)
  await due.getByRole('button', { name: /^完了/ }).click()
  await expect(page.getByText('リマインダーを完了にしました。')).toBeVisible()
  await expect(due).toHaveCount(0)
  expect(await db.selectFrom('people_lists').select('name').where('company_id', '=', company_id).execute()).toEqual([{ name: '来期のチーム' }])
})
