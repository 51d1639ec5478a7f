import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { isOfOtherCompany } from './retain-company-page.ts'

const shown = { company: { id: 'm1' }, page: ['job'] }
const refused = (data: object) => ({ type: 'error' as const, result: new ErrorResponse(409, 'Conflict', data) })
const read = (result: unknown) => ({ type: 'data' as const, result })

test.each<[string, Parameters<typeof isOfOtherCompany>[0], boolean]>([
  ['the same member', { company: read({ id: 'm1' }), page: read([]) }, false],
  ['a frame of another member', { company: read({ id: 'm2' }), page: read([]) }, true],
  ['a page that is refused to the tab', { company: read({ id: 'm1' }), page: refused({ is_other_company: true }) }, true],
  ['any other refusal', { page: refused({ sentence: '' }) }, false],
])('what a page reads again is of another company: %s', (_, results, is) => expect(isOfOtherCompany(results, shown)).toBe(is))
