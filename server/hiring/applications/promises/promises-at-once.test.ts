import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import { addMember, apiFor } from '#server/testing.ts'
import { accepted } from './testing.ts'

test('of two recruiters who act at once neither slips past the promise', async ({ db }) => {
  const { id, ours, company_id } = await accepted(db)
  const { as } = await addMember(db, { company_id, role: 'recruiter' })
  const other = (await apiFor(db, as)).company_users
  const { applications } = await ours()
  const results = await Promise.allSettled([
    applications.change({ id, step: 'document_screening' }),
    other.applications.change({ id, step: 'end', end_reason: 'rejected' }),
    applications.change({ id, promise_reason: 'position_closed' }),
    other.applications.change({ id, promise_reason: 'candidate_declined' }),
  ])
  const reasons = await db.selectFrom('meeting_promise_reasons').selectAll().execute()
  expect(reasons).toHaveLength(1)
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
})
