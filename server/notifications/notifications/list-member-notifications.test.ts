import { expect } from 'vitest'
import { addJob, addMember, apiFor, daysAgo, test } from '#server/testing.ts'

test('the numbers above a page of notifications are those of the page, also where a page has none', async ({ db }) => {
  const { company_id } = await addJob(db)
  const member = await addMember(db, { company_id })
  const { company_users } = await apiFor(db, member.as)
  expect(await company_users.notifications.list({})).toMatchObject({ notifications: [], total: 0, unread_count: 0 })
  const told = { account_id: member.id, kind: 'job_review', subject_type: 'job', company_id }
  await db
    .insertInto('notifications')
    .values([
      { ...told, subject_id: '1', read_at: daysAgo(0) },
      { ...told, subject_id: '2' },
    ])
    .execute()
  const first = await company_users.notifications.list({ per_page: 1 })
  expect(first).toMatchObject({ notifications: [{ viewed_at: null }], total: 2, unread_count: 1 })
  expect(await company_users.notifications.list({ page: 3, per_page: 1 })).toMatchObject({ notifications: [], total: 2, unread_count: 1 })
})

test('they are read in one statement, so that what arrives in between is in both or in neither', async ({ db }) => {
  const { company_id } = await addJob(db)
  const member = await addMember(db, { company_id })
  let asked = 0
  const spied = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked++
      return result
    },
  })
  const { company_users } = await apiFor(spied, { viewer: member.viewer })
  asked = 0
  await company_users.notifications.list({})
  expect(asked).toBe(1)
})
