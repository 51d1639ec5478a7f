import type { Page } from '@playwright/test'

/** The newest mail to an address: its subject, and the target of its personal link. */
export async function mailTo(page: Page, address: string, about: string | RegExp = /./) {
  await page.goto(`/dev/inbox?to_address=${encodeURIComponent(address)}`)
  const mail = page.getByRole('main').getByRole('listitem').getByRole('link', { name: about }).first()
  const subject = (await mail.textContent()) ?? ''
  await page.goto((await mail.getAttribute('href')) ?? '')
  const text = (await page.getByRole('main').textContent()) ?? ''
  return { subject, link: text.match(/http:\/\/\S+(?:token=|\/unsubscribe\/)[\w.-]+/)?.[0] ?? '' }
}
