import { existsSync, readFileSync } from 'node:fs'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

const fixture = (name: string) => new URL(`../../../../shared/fixtures/${name}`, import.meta.url)
const read = <Value>(name: string) => (existsSync(fixture(name)) ? (JSON.parse(readFileSync(fixture(name), 'utf8')) as Value[]) : [])
const own = ['<img src=x onerror=alert(1)>', '<a href="javascript:alert(2)">x</a>', '</p><script>alert(3)</script>', '<svg/onload=alert(4)>']
const collected = [...read<string>('blns.json'), ...read<{ payload: string }>('dompurify-payloads.json').map(({ payload }) => payload)]
const payloads = [...own, ...collected].filter((payload) => !payload.includes('\0') && payload.isWellFormed())
const PART = 19_000

/** As many payloads as fit into one message, one below the other. */
function parts() {
  const all: string[] = ['']
  for (const payload of payloads) {
    if (payload.length > PART) continue
    if (all.at(-1)!.length + payload.length + 1 > PART) all.push('')
    all[all.length - 1] += `${payload}\n`
  }
  return all
}

test('the preview of an announcement runs nothing of what an operator writes before they save it', async ({ page, context, db }) => {
  if (collected.length === 0) process.stdout.write('The collected payloads are not beside the project: only the own ones are tried.\n')
  await signInOperator(context, db)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()))
  await page.goto('/operator/notices/edit')
  await page.getByLabel('題名').fill('試し')
  for (const part of parts()) {
    await page.getByLabel('本文').fill(part)
    await page.getByRole('button', { name: 'プレビュー' }).click()
    const modal = page.getByRole('dialog')
    await expect(modal.getByRole('heading', { name: '試し' })).toBeVisible()
    expect(await modal.locator('script, img, svg, iframe, style, form, input, object, embed, math').count()).toBe(await modal.locator('.icon svg').count())
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  }
  expect(dialogs).toEqual([])
})
