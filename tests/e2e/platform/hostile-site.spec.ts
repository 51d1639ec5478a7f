import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../kit/test.ts'
import { signOut } from '../kit/sign-in/sign-out.ts'

const api = '/online/api/v1/amateras/candidate_users'
const enctypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']

/** What another site may show to a signed-in user. The browser reaches it as localhost, which is another site than 127.0.0.1. */
function hostilePage(base: string) {
  const form = (action: string, enctype: string) =>
    `<form method="post" action="${base}${action}" enctype="${enctype}" target="answer"><input name='{"is_open":true,"x' value='":1}'><button>${action} ${enctype}</button></form>`
  return `<!doctype html><iframe name="answer"></iframe><iframe name="framed" src="${base}/settings/privacy"></iframe>
    ${['/settings/privacy', '/quit', '/logout', `${api}/settings/`].flatMap((action) => enctypes.map((one) => form(action, one))).join('')}
    <script>const send = (mode, headers) => fetch('${base}${api}/settings/', { method: 'POST', mode, credentials: 'include', headers, body: '{"is_open":true}' }).then(() => 'sent', () => 'refused')</script>`
}

test('another site can neither frame our pages nor act in the name of a signed-in candidate', async ({ browser, baseURL, candidate, db, context }) => {
  const server: Server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(hostilePage(baseURL!))).listen(0)
  // A separate context: unlike in every other journey, the browser may ask another origin here and complain.
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
  // The tab asks whether the candidate is still signed in, and the browser logs the 401.
  test.use({ expected: /401/ })

  test('after a candidate signs out, going back shows nothing of theirs', async ({ page, context, candidate, db }) => {
    await db.updateTable('candidate_profiles').set({ name: '千尋のなまえ' }).where('candidate_user_id', '=', candidate.id).execute()
    await page.goto('/profile')
    expect(await page.content()).toContain('千尋のなまえ')
    await page.goto('/about')
    const other = await context.newPage()
    await signOut(other)
    // The open tab learns of it and leaves by itself.
    await expect(page).toHaveURL(/\/online\/companies/)
    await page.goBack()
    await expect(page).toHaveURL(/\/(?:about|online\/companies)/)
    expect(await page.content()).not.toContain('千尋のなまえ')
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/online\/companies/)
    expect(await page.content()).not.toContain('千尋のなまえ')
  })
})
