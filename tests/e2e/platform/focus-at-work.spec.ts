import type { Locator, Page } from '@playwright/test'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '')
const heading = (page: Page, name?: RegExp | string) => page.getByRole('heading', { level: 1, ...(name && { name }) })

/** Moves to the control and presses Enter, as a keyboard user does. */
async function press(page: Page, control: Locator) {
  await control.focus()
  await page.keyboard.press('Enter')
}

test('a recruiter by keyboard opens pages and returns, and an element that disappears hands on the focus', async ({ page, context, db }) => {
  const { company_id } = await signInMember(context, db)
  const named = ['はじめて', 'つぎの', 'おわりの'].map((name) => ({ company_id, name, greeting: 'はじめまして。' }))
  await db.insertInto('scout_templates').values(named).execute()
  await page.goto('/online/companies/dashboard')
  await press(page, page.getByRole('link', { name: '求人', exact: true }).first())
  await expect(heading(page, '求人')).toBeFocused()
  const made = page.getByRole('main').getByRole('link', { name: '求人を作成', exact: true })
  await press(page, made)
  await expect(heading(page, /求人/)).toBeFocused()
  await page.goBack()
  await expect(made).toBeFocused()

  await page.goto('/online/companies/scouts/templates')
  const remove = page.getByRole('button', { name: /を削除$/ })
  for (const left of [2, 1, 0]) {
    await press(page, remove.first())
    await expect(remove).toHaveCount(left)
    await expect.poll(() => focused(page)).not.toBe('BODY')
  }
  await page.getByLabel('名前').fill('あたらしい')
  // Each template resets its form: the pressed button has been replaced.
  await press(page, page.getByRole('button', { name: '保存する' }))
  await expect(remove).toHaveCount(1)
  await expect.poll(() => focused(page)).not.toBe('BODY')
})

test('an operator by keyboard opens pages and returns, and a filter keeps the focus', async ({ page, context, db }) => {
  await signInOperator(context, db)
  await page.goto('/operator/masters')
  const table = page.getByRole('main').getByRole('link', { name: '社会課題' })
  // The first touch of a page loads the code that keeps the focus; the second time it is there.
  for (const _ of [1, 2]) {
    await press(page, table)
    await expect(heading(page, /社会課題/)).toBeFocused()
    await page.goBack()
    await expect(heading(page, /社会課題/)).toHaveCount(0)
  }
  await expect(table).toBeFocused()
  await press(page, table)
  await expect(heading(page, /社会課題/)).toBeFocused()
  const down = page.getByRole('button', { name: /を下へ$/ }).first()
  await press(page, down)
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible()
  await expect.poll(() => focused(page)).not.toBe('BODY')
})

test('a visitor by keyboard opens the public pages, and a fragment that no page has', async ({ page }) => {
  await page.goto('/about')
  const metrics = page.getByRole('main').getByRole('link', { name: '数字の算出方法' })
  for (const _ of [1, 2]) {
    await press(page, metrics)
    await expect(heading(page, '数字の算出方法')).toBeFocused()
    await page.goBack()
    await expect(heading(page, '使いかた')).toBeVisible()
  }
  await expect(metrics).toBeFocused()
  // An address that cannot be decoded names no place: the page stays, and its heading gets the focus.
  await page.goto('/about/metrics#%E0%A4')
  await press(page, page.getByRole('main').getByRole('link', { name: '表示順位の決め方' }))
  await expect(heading(page, '表示順位の決め方')).toBeFocused()
  await page.goBack()
  await expect(heading(page, '数字の算出方法')).toBeVisible()
  await expect.poll(() => focused(page)).not.toBe('BODY')
})
