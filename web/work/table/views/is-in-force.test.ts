import { expect, test } from 'vitest'
import { isInForce } from './is-in-force.ts'

test.each([
  ['the order of the parameters does not matter', 'sort=-title&state=draft', 'state=draft&sort=-title', null, true],
  ['another condition is another view', 'state=draft', 'state=closed', null, false],
  ['a view without columns leaves those of the browser', 'state=draft', 'state=draft', ['pay'], true],
  ['a view with columns is in force where the browser shows the same', 'state=draft&columns=pay.updated', 'state=draft', ['pay', 'updated'], true],
  ['a view with columns is not in force with other ones', 'columns=pay', '', ['updated'], false],
  ['a view with columns is not in force with the usual ones', 'columns=pay', '', null, false],
])('%s', (_sentence, view, query, columns, is) => {
  expect(isInForce(view, query, columns)).toBe(is)
})
