import { expect } from 'vitest'
import { addCandidate, addCompany, addJob, apiFor, get, test, testIn } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const world = testIn(async (db: Database) => {
  const { id: company_id } = await addCompany(db, { name: '株式会社エンジ堂' })
  const position = 'バックエンドエンジニア'
  await addJob(db, {
    company_id,
    position_title: '急募！【伸びる会社】いっしょに作りませんか',
    position,
    prefectures: [13],
    employment_types: [1],
    max_salary: 900,
  })
  await addJob(db, { position_title: position, prefectures: [13], remote: 2, description: 'TypeScriptを書くエンジニアの仕事です。' })
  await addJob(db, { position_title: position, prefectures: [27], max_salary: 1000, min_salary: 700 })
  return { company_id }
})
type Api = Awaited<ReturnType<typeof apiFor>>
const listed = async (api: Api, q: string, more: object = {}) =>
  (await api.suggestions.list({ q, ...more })).suggestions.map(({ kind, free_word, count }) => `${kind} ${free_word} ${count}`)

world('each suggestion tells what the search then finds, with the filters of the page', async ({ db }) => {
  const api = await apiFor(db)
  const asked: [string, { prefectures?: number[] }][] = [
    ['エンジ', {}],
    ['東', {}],
    ['年収8', {}],
    ['東京 エンジ', {}],
    ['フルリモ', {}],
    ['エンジ', { prefectures: [27] }],
  ]
  for (const [q, beside] of asked) {
    const { suggestions } = await api.suggestions.list({ q, ...beside })
    expect(suggestions).not.toEqual([])
    for (const { free_word, count } of suggestions)
      expect([free_word, (await api.job_offers.search({ ...beside, free_word })).total]).toEqual([free_word, count])
  }
})

world('words, places, conditions, positions and companies are offered by what is typed', async ({ db }) => {
  const api = await apiFor(db)
  expect(await listed(api, 'えんじ')).toEqual(['position エンジニア 3', 'company 株式会社エンジ堂 1', `position バックエンドエンジニア 3`].toSorted(byCount))
  expect(await listed(api, 'とうきょう')).toEqual(['place 東京都 2'])
  expect(await listed(api, '東京 エンジ')).toContain('position 東京 エンジニア 2')
  expect(await listed(api, '年収8')).toEqual(['condition 年収800万円以上 2', 'condition 年収850万円以上 2'])
  expect(await listed(api, 'リモ')).toContain('condition フルリモート 1')
})
const byCount = (one: string, other: string) => Number(other.at(-1)) - Number(one.at(-1))

world('nothing is offered that finds nothing, that is a whole title, or that is quoted or left out', async ({ db }) => {
  const api = await apiFor(db)
  expect(await listed(api, '急募')).toEqual([])
  expect(await listed(api, '大分')).toEqual([])
  for (const q of ['', ' ', '-エンジ', '"エンジ', 'エンジ ', '%', "'"]) expect([q, await listed(api, q)]).toEqual([q, []])
})

world('what somebody searched lately comes first where it begins so, and before anything is typed', async ({ db }) => {
  const api = await apiFor(db)
  const recent = ['バックエンドエンジニア', '営業 東京']
  expect(await listed(api, '', { recent })).toEqual(['recent バックエンドエンジニア 3', 'recent 営業 東京 0'])
  expect((await listed(api, 'バック', { recent }))[0]).toBe('recent バックエンドエンジニア 3')
  expect((await listed(api, 'バック', { recent })).filter((one) => one.includes('バックエンド'))).toHaveLength(1)
})

world('a candidate is offered their saved searches, and nobody else is', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const other = await addCandidate(db)
  const search = { free_word: 'エンジニア', prefectures: [13] }
  await (await apiFor(db, as)).candidate_users.saved_searches.create({ name: '「エンジニア」東京都', search, frequency: 'daily', sends_mail: false })
  const mine = await (await apiFor(db, as)).suggestions.list({ q: '' })
  expect(mine.suggestions).toEqual([{ kind: 'saved_search', text: '「エンジニア」東京都', free_word: 'エンジニア', search, count: 2 }])
  expect((await (await apiFor(db, as)).suggestions.list({ q: 'とう' })).suggestions.map(({ kind }) => kind)).toEqual(['place'])
  expect((await (await apiFor(db, as)).suggestions.list({ q: 'エン' })).suggestions[0]?.kind).toBe('saved_search')
  for (const asking of [undefined, other.as]) expect((await (await apiFor(db, asking)).suggestions.list({ q: '' })).suggestions).toEqual([])
  expect(id).toBeTruthy()
})

world('counts leave out what a candidate has hidden, as their search does', async ({ db, world: { company_id } }) => {
  const { as } = await addCandidate(db)
  const api = await apiFor(db, as)
  expect(await listed(api, 'とうきょ')).toEqual(['place 東京都 2'])
  await api.candidate_users.hidden_companies.add({ id: company_id })
  expect(await listed(await apiFor(db, as), 'とうきょ')).toEqual(['place 東京都 1'])
})

test('filters of the page narrow the counts, and what is malformed is refused', async ({ db }) => {
  await addJob(db, { position_title: 'エンジニア', prefectures: [13] })
  await addJob(db, { position_title: 'エンジニア', prefectures: [26] })
  const counts = async (query: string) => {
    const answer = (await (await get(db, `/suggestions/?q=${encodeURIComponent('エンジニア')}&${query}`)).json()) as { suggestions: { count: number }[] }
    return answer.suggestions.map(({ count }) => count)
  }
  expect(await counts('prefectures=13&prefectures=26')).toEqual([2])
  expect(await counts('prefectures=26')).toEqual([1])
  expect((await get(db, '/suggestions/?prefectures=x')).status).toBe(422)
  expect((await get(db, `/suggestions/?q=${'a'.repeat(201)}`)).status).toBe(422)
})
