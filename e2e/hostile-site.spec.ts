import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './test.ts'
import { signOut } from './sign-out.ts'

const api = '/online/api/v1/amateras/candidate_users'
const enctypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']

/** What another site may put before somebody who is signed in here. It is reached as localhost, which is another site than 127.0.0.1. */
function hostilePage(base: string) {
  const form = (action: string, enctype: string) =>
    `<form method="post" action="${base}${action}" enctype="${enctype}" target="answer"><input name='{"is_open":true,"x' value='":1}'><button>${action} ${enctype}</button></form>`
  return `<!doctype html><iframe name="answer"></iframe><iframe name="framed" src="${base}/settings/privacy"></iframe>
    ${['/settings/privacy', '/quit', '/logout', `${api}/settings/`].flatMap((action) => enctypes.map((one) => form(action, one))).join('')}
    <script>const send = (mode, headers) => fetch('${base}${api}/settings/', { method: 'POST', mode, credentials: 'include', headers, body: '{"is_open":true}' }).then(() => 'sent', () => 'refused')</script>`
}

test('another site can neither show a page of ours nor act in the name of whoever is signed in', async ({ browser, baseURL, candidate, db, context }) => {
  const server: Server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(hostilePage(baseURL!))).listen(0)
  // A context of its own: here, unlike in every other journey, the browser may ask another origin and complain.
  const victim = await browser.newContext({ storageState: await context.storageState() })
  const page = await victim.newPage()
  const answers: [string, number][] = []
  page.on('response', (answer) => answer.request().method() === 'POST' && answers.push([new URL(answer.url()).pathname, answer.status()]))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)

  for (const name of await page.getByRole('button').allTextContents()) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name, exact: true }).click()
    await answered
  }
  expect(answers).toHaveLength(12)
  expect(answers.filter(([, status]) => status !== 403 && status !== 405)).toEqual([])
  await page.evaluate('send("no-cors", { "content-type": "text/plain" })')
  expect(await page.evaluate('send("cors", { "content-type": "application/json" })')).toBe('refused')
  expect(await page.frame('framed')?.locator('#main, form').count()).toBe(0)

  const left = await db.selectFrom('candidate_users').select('is_open').where('id', '=', candidate.id).executeTakeFirst()
  expect(left).toEqual({ is_open: false })
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', candidate.id).execute()).toHaveLength(1)
  await victim.close()
  server.close()
})

test.describe('a tab that stays open', () => {
  // It asks whether somebody is still signed in, and the console says that nobody is.
  test.use({ expected: /401/ })

  test('after signing out, going back shows nothing of the person', async ({ page, context, candidate, db }) => {
    await db.updateTable('candidate_profiles').set({ name: '千尋のなまえ' }).where('candidate_user_id', '=', candidate.id).execute()
    await page.goto('/profile')
    expect(await page.content()).toContain('千尋のなまえ')
    await page.goto('/about')
    const other = await context.newPage()
    await signOut(other)
    // The tab that stayed open is told, and leaves by itself.
    await expect(page).toHaveURL(/\/online\/companies/)
    await page.goBack()
    await expect(page).toHaveURL(/\/(?:about|online\/companies)/)
    expect(await page.content()).not.toContain('千尋のなまえ')
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/online\/companies/)
    expect(await page.content()).not.toContain('千尋のなまえ')
  })
})
