import { publishJob } from '../kit/data/publish-job.ts'
import { expect, test } from '../kit/test.ts'
import { addConversation } from './add-conversation.ts'
import { saveForOffline, openAway, write } from './save-for-offline.ts'
import { seededRandom, typeThroughFlips } from './type-through-flips.ts'

test.use({ expected: /Failed to load resource|net::ERR_|EventSource|manifest patches/ })

test('a saved job, a conversation and a draft are read without a connection, and everything else leads to their list', async ({
  page,
  context,
  candidate,
  db,
  noAxeFindings,
}) => {
  const talk = await addConversation(db, candidate.id, '資料をお送りします。')
  const job_id = await publishJob(db, '地下でも読める求人')
  const { company_id } = await db.selectFrom('job_offers').select('company_id').where('id', '=', job_id).executeTakeFirstOrThrow()
  await db.insertInto('bookmarks').values({ candidate_user_id: candidate.id, company_id, job_id }).execute()
  await saveForOffline(page, talk)
  await noAxeFindings(page)
  await page.goto(talk.address)
  await page.getByLabel('メッセージ', { exact: true }).fill('書きかけの返信')
  await expect(page.getByText('下書き保存済み')).toBeVisible()

  await page.close()
  const next = await context.newPage()
  await openAway(next, context, '/profile')
  await expect(next.getByRole('heading', { name: 'オフラインで読めるもの' })).toBeVisible()
  await expect(next.getByText('いまは通信できません。')).toBeVisible()
  await noAxeFindings(next)
  await expect(next.getByRole('list', { name: '下書き・送信待ち' })).toContainText('書きかけの返信')
  await next.getByRole('link', { name: '地下でも読める求人' }).click()
  await expect(next.getByRole('heading', { level: 1, name: '地下でも読める求人' })).toBeVisible()
  await next.goto(`${talk.address}&filter=all`)
  await expect(next.getByRole('log')).toContainText('資料をお送りします。')
  await expect(next.getByLabel('メッセージ', { exact: true })).toHaveValue('書きかけの返信')

  // What was written there is listed, and the draft that it was is gone.
  await write(next, '地下から送ります')
  await expect(next.getByText('送信待ち')).toBeVisible()
  await next.goto('/offline')
  await expect(next.getByRole('list', { name: '下書き・送信待ち' })).toContainText('送信待ち：地下から送ります')
  await expect(next.getByRole('list', { name: '下書き・送信待ち' })).not.toContainText('書きかけの返信')

  // Back above the ground, any page sends what waits.
  await context.setOffline(false)
  await next.goto('/mypage')
  await expect(next.getByText('送信待ちのメッセージを送りました。')).toBeVisible()
  const sent = db.selectFrom('messages').select('message').where('thread_id', '=', talk.thread_id).where('company', '=', false)
  expect(await sent.execute()).toEqual([{ message: '地下から送ります' }])

  await next.goto('/settings/app')
  await next.getByRole('button', { name: '保存をやめて削除' }).click()
  await expect(next.getByRole('button', { name: 'この端末に保存する' })).toBeVisible()
  expect(await next.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length])).toEqual([[], 0])
})

test('a message that waits can be taken back, and is never sent', async ({ page, context, candidate, db }) => {
  const talk = await addConversation(db, candidate.id, 'いかがですか。')
  await page.goto(talk.address)
  await context.setOffline(true)
  await write(page, 'やっぱり送らない')
  await page.getByRole('button', { name: '取り消す' }).click()
  await expect(page.getByText('やっぱり送らない')).toHaveCount(0)
  await context.setOffline(false)
  await write(page, 'これは送る')
  await expect(page.getByText('相手の返信待ち：')).toBeVisible()
  const sent = db.selectFrom('messages').select('message').where('thread_id', '=', talk.thread_id).where('company', '=', false)
  expect(await sent.execute()).toEqual([{ message: 'これは送る' }])
})

test('while the network comes and goes, every message arrives once and in order, also over a tab that was closed', async ({ page, context, candidate, db }) => {
  test.slow()
  const talk = await addConversation(db, candidate.id, 'いかがですか。')
  await saveForOffline(page, talk)
  await page.goto(talk.address)
  // Some arrive, and only their acknowledgement is lost.
  let posts = 0
  await context.route('**/candidate_users/messages/*/', async (route) => {
    if (route.request().method() !== 'POST' || posts++ % 3 > 0) return route.continue()
    await route.fetch().catch(() => {})
    await route.abort('connectionreset').catch(() => {})
  })
  const { page: last, written } = await typeThroughFlips({ context, page, address: talk.address, flips: 20, reopenEvery: 10, random: seededRandom(7) })
  const sent = db.selectFrom('messages').select('message').where('thread_id', '=', talk.thread_id).where('company', '=', false).orderBy('number')
  expect(written.length).toBeGreaterThan(4)
  expect((await sent.execute()).map(({ message }) => message)).toEqual(written)
  for (const text of written) await expect(last.getByRole('log').getByText(text, { exact: true })).toHaveCount(1)
})
