import { expect, type Page } from '@playwright/test'

/** Waits for the worker to write it. The newest mail to an address: its subject, and where its link leads that nobody else has. */
export async function mailTo(page: Page, address: string, about: string | RegExp = /./) {
  const mail = page.getByRole('main').getByRole('listitem').getByRole('link', { name: about }).first()
  await expect(async () => {
    await page.goto(`/dev/inbox?to_address=${encodeURIComponent(address)}`)
    expect(await mail.count()).toBe(1)
  }).toPass()
  const subject = (await mail.textContent()) ?? ''
  await page.goto((await mail.getAttribute('href')) ?? '')
  const text = (await page.getByRole('main').textContent()) ?? ''
  return { subject, link: text.match(/http:\/\/\S+(?:token=|\/unsubscribe\/)[\w.-]+/)?.[0] ?? '' }
}
