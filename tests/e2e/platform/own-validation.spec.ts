import { expect, test } from '../kit/test.ts'

const bubbles = () =>
  new Promise<boolean>((resolve) => {
    const form = document.querySelector<HTMLFormElement>('main form[method="post"]')!
    // Whether the page suppressed the browser's bubble is known once every listener has run.
    form.addEventListener('invalid', (event) => setTimeout(() => resolve(!event.defaultPrevented)), { capture: true, once: true })
    form.requestSubmit()
  })

test('once scripts run, a missing value is reported at its field in our words until the visitor mends it', async ({ page }) => {
  await page.goto('/password/reset')
  await page.waitForFunction(() => [...document.forms].every((form) => form.noValidate))
  expect(await page.evaluate(bubbles)).toBe(false)
  const wrong = page.locator('main [aria-invalid="true"]').first()
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAccessibleDescription(/(入力|選択)してください。|チェックを入れてください。/)
  const id = await wrong.getAttribute('id')
  await wrong.fill('hana@candidate.example')
  await expect(page.locator(`[id="${id}"]`)).not.toHaveAttribute('aria-invalid', 'true')
})
