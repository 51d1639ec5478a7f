import { accountWith } from '#server/accounts/account/accounts.ts'
import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import { addOperator, apiFor, today } from '#server/testing.ts'
import { demoAccounts } from '../candidates/demo-accounts.ts'
import { loadDemo } from '../load-demo.ts'

test('no page of the operators is empty on a trial, each is filled once, and nothing needs an operator', async ({ url, db }) => {
  await loadDemo(url, { jobs: 60, candidates: 40, seed: 1, now: today })
  await demoAccounts(db, 'mebae-demo', today)
  const seen = async () => {
    const { operators } = await apiFor(db, (await addOperator(db)).as)
    const { notices } = await operators.notifications.list({})
    const asked = await operators.notifications.show({ id: notices.find(({ is_require_confirm }) => is_require_confirm)!.id })
    const { incidents } = await operators.incidents.list()
    const warnings = (await operators.system()).warnings.map(({ code }) => code)
    return {
      notices: notices.map(({ state }) => state).toSorted(),
      versions: asked.versions.map(({ version }) => version),
      confirmed: asked.versions.map(({ confirmed }) => (confirmed ?? 0) > 0),
      days: asked.figures.days.length > 1,
      export_approvals: (await operators.export_approvals.list()).export_approvals.map(({ state, line_count }) => ({ state, isFull: line_count > 0 })),
      announcements_asked: (await operators.approvals.list()).approvals.filter(({ kind }) => kind === 'announcement').length,
      mails: (await operators.mails.list({})).counts,
      tasks: (await operators.tasks.list({ task: 'deliver_webhook' })).counts,
      import_runs: (await operators.import_runs.list({})).total,
      maintenance: (await operators.maintenance.list()).notices.map(({ state }) => state),
      incidents: incidents.map(({ is_drill, closed_at, affected }) => ({ is_drill, isOver: closed_at !== null, isFull: affected > 0 })),
      banners: (await operators.banners.list()).banners.length,
      banners_asked: (await operators.banners.list()).requests.map(({ content }) => content.link),
      surveys: (await operators.surveys.list()).surveys.length,
      warnings: warnings.filter((code) => /mails|tasks/.test(code)),
    }
  }
  const first = await seen()
  expect(first).toEqual({
    notices: ['draft', 'live', 'live'],
    versions: [2, 1],
    confirmed: [true, true],
    days: true,
    export_approvals: [{ state: 'waiting', isFull: true }],
    announcements_asked: 1,
    mails: { waiting: 0, sent: 5, failed: 2, retryable: 1 },
    tasks: { waiting: 0, running: 0, failing: 1, given_up: 0 },
    import_runs: 1,
    maintenance: ['withdrawn', 'over'],
    incidents: [
      { is_drill: true, isOver: false, isFull: true },
      { is_drill: true, isOver: true, isFull: true },
    ],
    banners: 2,
    banners_asked: ['/help#employer'],
    surveys: 1,
    warnings: [],
  })
  await demoAccounts(db, 'mebae-demo', today)
  expect(await seen()).toEqual(first)
})

test('the candidate whom visitors try out has still to confirm the announcement', async ({ url, db }) => {
  await loadDemo(url, { jobs: 60, candidates: 10, seed: 1, now: today })
  await demoAccounts(db, 'mebae-demo', today)
  const { id } = await accountWith(db, 'candidate', 'candidate@demo.example').select('id').executeTakeFirstOrThrow()
  const { candidate_users } = await apiFor(db, { viewer: { area: 'candidate', id } as never })
  const { notifications } = await candidate_users.notifications.list({})
  expect(notifications.filter(({ is_require_confirm, confirmed_at }) => is_require_confirm && !confirmed_at)).toHaveLength(1)
})
