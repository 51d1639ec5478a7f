import { expect, test } from 'vitest'
import { firstMessage, LONGEST_FIRST_MESSAGE } from './first-message.ts'

const asked = { id: 12, company_id: 7 }
const opened = (cookie: string) => new Request('https://mebae.example/', { headers: { cookie } })
const text = '灯台の保守を3年。\n「光」の話を聞きたいです; 🌱'

test('what a visitor wrote comes back for the same job, and for no other', () => {
  const kept = firstMessage.keep(asked, ` ${text} `, true).split(';')[0]!
  expect(firstMessage.of(opened(`a=1; ${kept}`), asked, true)).toBe(text)
  expect(firstMessage.of(opened(kept), { id: 12 }, true)).toBe(text)
  for (const other of [
    { ...asked, id: 1 },
    { ...asked, id: 0 },
  ])
    expect(firstMessage.of(opened(kept), other, true)).toBe('')
  expect(firstMessage.of(opened(kept), asked, false)).toBe('')
})

test('nothing written keeps nothing, and takes away what was kept', () => {
  expect(firstMessage.keep(asked, ' \n', true)).toBe(firstMessage.forget(true))
})

test.each(['あ', '🌱', '\u0001'])('%j, however often, makes a cookie that browsers keep', (one) => {
  expect(firstMessage.keep(asked, one.repeat(5_000), true).length).toBeLessThan(2_200)
  expect(LONGEST_FIRST_MESSAGE).toBe(500)
})

test.each(['%%%', '', 'gA==', 'a'])('a broken cookie %j says nothing', (value) => {
  expect(firstMessage.of(opened(`__Host-mebae_first_message=job-12.${value}`), asked, true)).toBe('')
})
