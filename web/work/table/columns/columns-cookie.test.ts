import { expect, test } from 'vitest'
import { chosenColumns, columnsCookie } from './columns-cookie.ts'

const asked = (cookie: string, query = '') => new Request(`https://mebae.example/list${query}`, { headers: { cookie } })
const kept = (cookie: string) => cookie.split(';')[0]!

test('a choice of columns comes back for its list, beside those of other lists', () => {
  const first = kept(columnsCookie(asked(''), 'job_offers', ['state', 'pay'], true))
  const second = kept(columnsCookie(asked(first), 'companies', ['jobs'], true))
  expect(chosenColumns(asked(second), 'job_offers')).toEqual(['state', 'pay'])
  expect(chosenColumns(asked(second), 'companies')).toEqual(['jobs'])
  expect(chosenColumns(asked(second), 'people')).toBeNull()
  expect(chosenColumns(asked(columnsCookie(asked(second), 'job_offers', [], true)), 'job_offers')).toBeNull()
})

test('the columns of the address, as a saved view has them, go before those of the browser', () => {
  const cookie = kept(columnsCookie(asked(''), 'job_offers', ['state'], true))
  expect(chosenColumns(asked(cookie, '?columns=pay.updated'), 'job_offers')).toEqual(['pay', 'updated'])
})

test.each(['mebae_columns=%%%', 'mebae_columns=job_offers:<b>', 'mebae_columns=job_offers'])(
  'a cookie that was not written here, %s, chooses nothing',
  (cookie) => {
    expect(chosenColumns(asked(cookie), 'job_offers') ?? []).toEqual([])
  },
)
