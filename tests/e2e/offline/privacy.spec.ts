import type { BrowserContext, Page } from '@playwright/test'
import { addSomebody } from '../kit/data/add-somebody.ts'
import { signIn } from '../kit/sign-in/sign-in.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { signOut } from '../kit/sign-in/sign-out.ts'
import { expect, test } from '../kit/test.ts'
import { addConversation, type Conversation } from './add-conversation.ts'
import { saveForOffline, openAway, write, openAgain } from './save-for-offline.ts'

// The browser logs what it cannot reach, and that headers clear its storage.
test.use({ expected: /Failed to load resource|net::ERR_|EventSource|Clear-Site-Data|manifest patches/ })

const SECRET = '千紘への内緒の話'

/** Everything that this browser stores, as one text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(await indexedDB.databases())]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))!.text())
    }
    return texts.join('\n')
  })

/** The first candidate keeps a conversation and a message that waits, as on a phone under the ground. */
async function readAndWrite(page: Page, context: BrowserContext, talk: Conversation) {
  await saveForOffline(page, talk)
  await openAway(page, context, talk.address)
  await expect(page.getByRole('log').getByText(SECRET)).toBeVisible()
  await write(page, '私だけの返信')
  await expect(page.getByText('送信待ち')).toBeVisible()
}

test('a candidate who signs out with messages that wait is asked, and leaves nothing for the next one in this browser', async ({
  page,
  context,
  candidate,
  db,
}) => {
  const talk = await addConversation(db, candidate.id, SECRET)
  await readAndWrite(page, context, talk)
  expect(await stored(page)).toContain(SECRET)
  // On the way back the message would be sent: the server refuses everything that is posted to it.
  await context.route('**/candidate_users/messages/*/', (route) => route.abort())
  await context.setOffline(false)
  await page.goto('/logout')
  await expect(page.getByText('送信待ちのメッセージが1件あります。')).toBeVisible()
  await signOut(page)

  const other = await addSomebody(db)
  await signIn(context, db, other.id)
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await stored(page)).not.toMatch(new RegExp(`${SECRET}|私だけの返信|${candidate.id}`))

  // What the second one keeps is theirs alone, and the addresses of the first answer nothing.
  await saveForOffline(page, await addConversation(db, other.id, 'ふたりめの話'))
  await context.setOffline(true)
  await page.goto(talk.address)
  await expect(page.getByRole('heading', { name: 'オフラインで読めるもの' })).toBeVisible()
  expect(await page.content()).not.toContain(SECRET)
  expect(await stored(page)).not.toMatch(new RegExp(`${SECRET}|私だけの返信|${candidate.id}`))
})

test('a second candidate who signs in over a session that has ended finds nothing of the first', async ({ page, context, candidate, db }) => {
  const talk = await addConversation(db, candidate.id, SECRET)
  await readAndWrite(page, context, talk)
  await db.deleteFrom('sessions').where('account_id', '=', candidate.id).execute()
  const other = await addSomebody(db)
  await signIn(context, db, other.id)
  await openAgain(page, context, '/mypage')
  await expect.poll(() => stored(page)).not.toMatch(new RegExp(`${SECRET}|私だけの返信|${candidate.id}`))
  await context.setOffline(true)
  // Nothing is kept, so the browser shows its own page.
  await expect(page.goto(talk.address)).rejects.toThrow('ERR_')
  await expect.poll(() => page.content().catch(() => SECRET)).not.toContain(SECRET)
})

test('a session that ended elsewhere takes along what was kept, also beside a member in the same browser', async ({ page, context, candidate, db }) => {
  const talk = await addConversation(db, candidate.id, SECRET)
  await signInMember(context, db)
  await readAndWrite(page, context, talk)
  await db.deleteFrom('sessions').where('account_id', '=', candidate.id).execute()
  await openAgain(page, context, '/message')
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  await expect.poll(() => stored(page)).not.toMatch(new RegExp(`${SECRET}|私だけの返信|${candidate.id}`))
})
