import type { Page } from './page.ts'
import type { Words } from './words.ts'

/** The newest mail to an address, or the one about a subject, as the development inbox shows it: its text, and the target of its personal link. */
export async function mailTo(page: Page, address: string, about: Words = /./) {
  await page.goto(`/dev/inbox?to_address=${encodeURIComponent(address)}`)
  const mail = page.getByRole('main').getByRole('listitem').getByRole('link', { name: about }).first()
  await mail.click()
  const text = page.getByRole('main').textContent()
  return { text, link: /token=/.test(text) ? pathOf(text, /http:\/\/\S+token=[\w.-]+/) : '' }
}

/** Page tests reach the site at another address. */
export function pathOf(text: string, link: RegExp) {
  const [found] = text.match(link) ?? []
  if (!found) throw new Error(`no ${link} in ${text}`)
  const { pathname, search } = new URL(found)
  return pathname + search
}
