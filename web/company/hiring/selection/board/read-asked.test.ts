import { expect, test } from 'vitest'
import { boardPath } from '../selection-path.ts'
import { readAsked } from './read-asked.ts'

const id = '0190a1b2-0000-7000-8000-000000000001'

test('an address says what the board shows, and what it says wrongly counts as not said', () => {
  const asked = { job_id: 3, assigned: 'me', turn: 'company', days: 7, open: id, view: 'table' } as const
  expect(readAsked(new URL(boardPath(asked), 'http://local').searchParams)).toEqual(asked)
  expect(readAsked(new URLSearchParams(`assigned=${id}&step=end`))).toEqual({ assigned: id, step: 'end' })
  expect(readAsked(new URLSearchParams('job_id=x&assigned=you&turn=both&days=0&open=1&step=toString'))).toEqual({})
})
