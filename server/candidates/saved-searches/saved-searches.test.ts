import { expect } from 'vitest'
import { MOST_SAVED_SEARCHES } from '#contract/notifications/settings/alert-frequencies.ts'
import { createApp } from '#server/app.ts'
import { seal } from '#server/platform/sealing/seal.ts'
import { addCandidate, apiFor, contextOf, noPages, test } from '#server/testing.ts'
import { addSavedSearch } from './testing.ts'
import { unsubscribeUrl } from '#server/notifications/notifications/unsubscribe-url.ts'

test('a search is saved under its name, renamed, set to notify less often, and deleted', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { saved_searches } = (await apiFor(db, as)).candidate_users
  const search = { free_word: '営業 リモート', as_words: ['リモート'], prefectures: [13], flex: true }
  const { id } = await saved_searches.create({ name: ' 東京の営業 ', search })
  expect(await saved_searches.list()).toMatchObject({ saved_searches: [{ id, name: '東京の営業', search, frequency: 'daily', sends_mail: true }] })
  expect(await saved_searches.change({ id, name: '都内', frequency: 'never', sends_mail: false })).toMatchObject({
    name: '都内',
    frequency: 'never',
    sends_mail: false,
    search,
  })
  await saved_searches.remove({ id })
  expect((await saved_searches.list()).saved_searches).toEqual([])
})

test('order, page and empty fields are not saved', async ({ db }) => {
  const { as } = await addCandidate(db)
  const { saved_searches } = (await apiFor(db, as)).candidate_users
  await expect(saved_searches.create({ name: 'x', search: { sort: 2 } as never })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('twenty searches can be saved, not more', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  for (let count = 0; count < MOST_SAVED_SEARCHES; count++) await addSavedSearch(db, id)
  const { saved_searches } = (await apiFor(db, as)).candidate_users
  await expect(saved_searches.create({ name: 'x', search: {} })).rejects.toMatchObject({ code: 'TOO_MANY_SAVED_SEARCHES' })
})

test('another’s search does not exist', async ({ db }) => {
  const [mine, theirs] = [await addCandidate(db), await addCandidate(db)]
  const id = await addSavedSearch(db, mine.id)
  const { saved_searches } = (await apiFor(db, theirs.as)).candidate_users
  expect((await saved_searches.list()).saved_searches).toEqual([])
  await expect(saved_searches.change({ id, name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(saved_searches.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('one click in a mail program ends the mails of that search, from another site, signed out, and again', async ({ db }) => {
  const { id } = await addCandidate(db)
  const [ended, other] = [await addSavedSearch(db, id), await addSavedSearch(db, id)]
  const app = createApp(await contextOf(db), noPages)
  const post = (token: string, body: string, headers: Record<string, string> = {}) =>
    app.request(`/unsubscribe/${token}`, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } })
  const sendsMail = async () =>
    (await db.selectFrom('saved_searches').select('sends_mail').where('id', 'in', [ended, other]).orderBy('id').execute()).map((row) => row.sends_mail)

  const token = unsubscribeUrl({ saved_search_id: ended }).split('/').at(-1)!
  expect((await post(token, 'List-Unsubscribe=Other', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await sendsMail()).toEqual([true, true])
  const anywhere: Record<string, string>[] = [{}, { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' }]
  for (const headers of anywhere) {
    const answer = await post(token, 'List-Unsubscribe=One-Click', headers)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  }
  expect(await sendsMail()).toEqual([false, true])
})

test('a link that this site did not make ends nothing', async ({ db }) => {
  const { id } = await addCandidate(db)
  const saved = await addSavedSearch(db, id)
  const app = createApp(await contextOf(db), noPages)
  // The last letter may hold bits that stand for nothing; the first does not.
  const forged = unsubscribeUrl({ saved_search_id: saved })
    .split('/')
    .at(-1)!
    .replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const token of ['x', `${saved}`, forged, seal(`${saved}`)!]) {
    const answer = await app.request(`/unsubscribe/${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(404)
    await expect((await apiFor(db)).unsubscriptions.show({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
