import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'

/** Waits for the worker to send it. The newest mail to an address: its subject, and where its link leads that nobody else has. */
export async function mailTo(page: Page, address: string, about: string | RegExp = /./) {
  const { subject, text } = await (process.env.SITE_MAILS ? arrived(process.env.SITE_MAILS, address, about) : inInbox(page, address, about))
  return { subject, link: text.match(/https?:\/\/\S+(?:token=|\/unsubscribe\/)[\w.-]+/)?.[0] ?? '' }
}

async function inInbox(page: Page, address: string, about: string | RegExp) {
  const mail = page.getByRole('main').getByRole('listitem').getByRole('link', { name: about }).first()
  await expect(async () => {
    await page.goto(`/dev/inbox?to_address=${encodeURIComponent(address)}`)
    expect(await mail.count()).toBe(1)
  }).toPass()
  const subject = (await mail.textContent()) ?? ''
  await page.goto((await mail.getAttribute('href')) ?? '')
  return { subject, text: (await page.getByRole('main').textContent()) ?? '' }
}

/** What the mail server received, which stands in for the inbox behind a proxy. */
async function arrived(folder: string, address: string, about: string | RegExp) {
  const isAbout = (subject: string) => (typeof about === 'string' ? subject.includes(about) : about.test(subject))
  const newest = async () => {
    for (const name of (await readdir(folder)).toSorted().toReversed()) {
      const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
      if (to?.some((given) => given.address === address) && isAbout(subject)) return { subject, text }
    }
    return undefined
  }
  await expect.poll(newest, { timeout: 60_000 }).toBeDefined()
  return (await newest())!
}
