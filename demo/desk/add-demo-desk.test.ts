import { unknownPlaceholder } from '#contract/conversations/templates/placeholders.ts'
import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import { addMember, apiFor, today } from '#server/testing.ts'
import { demoAccounts } from '../candidates/demo-accounts.ts'
import { demoMessageTemplates } from './demo-message-templates.ts'
import { loadDemo } from '../load-demo.ts'
import { firstDemoMember } from '../members/first-demo-member.ts'

test('the company that visitors try out has pools, people from outside and a template, once', async ({ url, db }) => {
  await loadDemo(url, { jobs: 60, candidates: 60, seed: 1, now: today })
  await demoAccounts(db, 'mebae-demo', today)
  await demoAccounts(db, 'mebae-demo', today)
  const { company_id } = (await firstDemoMember(db))!
  const { as } = await addMember(db, { company_id, role: 'recruiter' })
  const ours = (await apiFor(db, { ...as, now: () => today })).company_users
  const { outside } = await ours.applications.list({})
  expect(outside.map(({ name, step }) => `${name}: ${step}`)).toEqual(
    expect.arrayContaining(['柏木 遥: document_screening', '水野 千夏: entry', '芹沢 直樹: casual_meeting']),
  )
  const { jobs } = await ours.job_offers.list({ per_page: 50 })
  expect(jobs.filter(({ owner }) => owner === null)).toHaveLength(1)
  expect(new Set(jobs.map(({ owner }) => owner?.name)).size).toBeGreaterThan(2)
  const { meetings } = await ours.tasks({})
  expect(meetings?.filter((one) => one.outside_candidate_id).map(({ candidate }) => candidate.name)).toEqual(['芹沢 直樹'])
  const offered = outside.find(({ name }) => name === '柏木 遥')!
  expect((await ours.outside_meetings.list({ id: offered.id })).meetings).toMatchObject([{ state: 'proposed', slots: { length: 3 } }])
  expect((await ours.job_templates.list({})).templates).toMatchObject([{ name: '開発職（正社員）' }])
  expect((await ours.message_templates.list()).templates).toHaveLength(demoMessageTemplates.length)
  for (const { message } of demoMessageTemplates) expect(unknownPlaceholder(message)).toBeUndefined()
})
