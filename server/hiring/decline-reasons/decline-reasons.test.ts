import { expect } from 'vitest'
import { defaultDeclineReasons } from '#contract/hiring/selection/decline-reasons.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { addMember, apiFor, test } from '#server/testing.ts'
import { addApplicant } from '../applications/testing.ts'

test('a company chooses its own reasons, and one without them has the usual', async ({ db }) => {
  const { ours, company_id } = await addApplicant(db)
  expect(await ours.decline_reasons.list()).toEqual({ reasons: defaultDeclineReasons })
  await expect(ours.decline_reasons.change({ reasons: ['英語'] })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  const admin = (await apiFor(db, (await addMember(db, { company_id, role: 'admin' })).as)).company_users
  expect(await admin.decline_reasons.change({ reasons: ['英語', '時期'] })).toEqual({ reasons: ['英語', '時期'] })
  await expect(admin.decline_reasons.change({ reasons: ['英語', ' 英語 '] })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect(await admin.decline_reasons.change({ reasons: [] })).toEqual({ reasons: defaultDeclineReasons })
})

test('why a selection ended stays with the company, and goes when it is taken up again', async ({ db }) => {
  const { apply, ours, mine, candidate, job_id } = await addApplicant(db)
  const { id } = await apply()
  const end = { id, step: 'end', end_reason: 'rejected' } as const
  await expect(ours.applications.change({ ...end, decline_reason: '見知らぬ理由' })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const reason = defaultDeclineReasons[0]!
  expect((await ours.applications.change({ ...end, decline_reason: reason })).application.decline_reason).toBe(reason)
  expect((await ours.applications.figures({ id: job_id })).declines).toEqual([{ reason, count: 1 }])
  expect(JSON.stringify(await mine.applications.list())).not.toContain(reason)
  expect(JSON.stringify(await personalRows(db, candidate.id))).not.toContain(reason)

  const [, other] = defaultDeclineReasons
  expect((await ours.applications.change({ id, decline_reason: other! })).application.decline_reason).toBe(other)
  expect((await ours.applications.change({ id, step: 'end', end_reason: 'declined' })).application).toMatchObject({
    end_reason: 'declined',
    decline_reason: other,
  })
  expect((await ours.applications.change({ id, step: 'entry' })).application.decline_reason).toBeNull()
  expect((await ours.applications.figures({ id: job_id })).declines).toEqual([])
  await expect(ours.applications.change({ id, decline_reason: reason })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})
