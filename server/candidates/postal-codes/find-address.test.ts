import { expect } from 'vitest'
import { apiFor, get, test } from '#server/testing.ts'

test('a postal code gives prefecture, city and quarter, in any spelling of its digits', async ({ db }) => {
  const api = await apiFor(db)
  const ginza = { postal_code: '104-0061', address: 13, address2: '中央区銀座' }
  for (const postal_code of ['1040061', '104-0061', '１０４−００６１', '〒104ー0061']) expect(await api.postal_codes.show({ postal_code })).toEqual(ginza)
})

test('places that share a code give only their common parts', async ({ db }) => {
  const api = await apiFor(db)
  expect(await api.postal_codes.show({ postal_code: '4980000' })).toEqual({ postal_code: '498-0000', address: null, address2: '' })
})

test('an unused code is not found, and six digits are no code', async ({ db }) => {
  expect((await get(db, '/postal_codes/999-9999/')).status).toBe(404)
  expect(await (await get(db, '/postal_codes/104006/')).json()).toMatchObject({
    status: 422,
    issues: [{ field: 'postal_code', message: '郵便番号は7桁の数字です。' }],
  })
})
