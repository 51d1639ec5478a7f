import { expect, test as pure } from 'vitest'
import { addCandidate, apiFor, test } from '#server/testing.ts'
import { addConversation } from '../testing.ts'
import { excerptOf } from './search-messages.ts'

test('a candidate finds their own messages in any width and kana, with the words marked', async ({ db }) => {
  const { mine, company_id, answer } = await addConversation(db)
  await answer('ﾒﾝﾀﾞﾝは Ｏｎｌｉｎｅ で４５分です。')
  const { hits, total } = await mine.message_search({ q: 'めんだん online' })
  expect(total).toBe(1)
  expect(hits).toMatchObject([{ company: { id: company_id }, number: 2, from_company: true }])
  const { excerpt, marks } = hits[0]!
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['ﾒﾝﾀﾞﾝ', 'Ｏｎｌｉｎｅ'])
  expect((await mine.message_search({ q: 'めんだん 来週' })).total).toBe(0)
  expect((await mine.message_search({ q: '%' })).total).toBe(0)
  expect((await mine.message_search({ q: 'はじめ', company_id })).total).toBe(1)
  expect((await mine.message_search({ q: 'はじめ', company_id: company_id + 1 })).total).toBe(0)
})

test('nobody finds what others wrote: not another candidate, and not the words that a company noted, drafted or scheduled', async ({ db }) => {
  const talk = await addConversation(db)
  const other = await addConversation(db)
  await other.say('合言葉はミズタマリ。')
  await talk.ours.messages.keep_draft({ candidate_id: talk.candidate_id, message: 'ミズタマリの下書き' })
  await talk.ours.messages.comment({ candidate_id: talk.candidate_id, comment: 'ミズタマリの社内メモ' })
  const stranger = (await apiFor(db, (await addCandidate(db)).as)).candidate_users
  for (const who of [talk.mine, stranger]) expect(await who.message_search({ q: 'ミズタマリ' })).toMatchObject({ hits: [], total: 0 })
  expect((await other.mine.message_search({ q: 'みずたまり' })).total).toBe(1)
})

pure('an excerpt begins near its first word, on one line', () => {
  const { excerpt, marks } = excerptOf(`${'あ'.repeat(60)}\n面談の件です。${'い'.repeat(200)}`, ['面談'])
  expect(excerpt.startsWith('…あ')).toBe(true)
  expect(excerpt.endsWith('い…')).toBe(true)
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['面談'])
})

pure('an excerpt parts no character', () => {
  const message = `${'𠮷'.repeat(20)}あ面談${'𠮷'.repeat(80)}`
  const { excerpt, marks } = excerptOf(message, ['面談'])
  expect(excerpt.isWellFormed()).toBe(true)
  expect(marks.map(([from, to]) => excerpt.slice(from, to))).toEqual(['面談'])
  expect(excerptOf(`あ${message}`, ['面談']).excerpt.isWellFormed()).toBe(true)
})
