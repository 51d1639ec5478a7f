import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

test('an operator decides about waiting companies by keys alone, one after the other', async ({ page, context, db, noAxeFindings }) => {
  const word = `順番の会社${Date.now()}`
  // Before all others that wait, so that they follow each other.
  const created_at = (second: number) => new Date(Date.UTC(2001, 0, 1, 0, 0, second)).toISOString()
  const waiting = await db
    .insertInto('companies')
    .values([1, 2, 3].map((nth) => ({ name: `${word} ${nth}`, state: 'pending', created_at: created_at(nth) })))
    .returning('id')
    .execute()
  await signInOperator(context, db)
  await page.goto(`/operator/companies/detail?id=${waiting[0]!.id}`)
  const heading = (nth: number) => page.getByRole('heading', { level: 1, name: `${word} ${nth}` })
  await expect(heading(1)).toBeVisible()
  await noAxeFindings(page)

  // What was found is the reason already; unticking a finding takes it out.
  const reason = page.getByLabel('承認を見送る理由')
  await expect(reason).toHaveValue(/法人番号が登録されていません/)
  await page.getByRole('checkbox', { name: /法人番号が登録されていません/ }).uncheck()
  await expect(reason).not.toHaveValue(/法人番号が登録されていません/)
  await page.keyboard.press('r')
  await expect(reason).toBeFocused()
  await page.getByRole('button', { name: '見送り、理由を伝える' }).click()
  await expect(page.getByText('承認を見送り、理由を企業に通知しました。')).toBeVisible()
  await expect(heading(2)).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(heading(3)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(heading(2)).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: '承認する' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('承認し、企業に通知しました。')).toBeVisible()
  await expect(heading(3)).toBeVisible()
  const ids = waiting.map(({ id }) => id)
  const states = await db.selectFrom('companies').select('state').where('id', 'in', ids).orderBy('id').execute()
  expect(states.map(({ state }) => state)).toEqual(['pending', 'active', 'pending'])
  // Nobody else shall find them in the queue.
  await db.deleteFrom('companies').where('id', 'in', ids).execute()
})
