import { expect } from 'vitest'
import { recordConsents } from '#server/accounts/consents/consents.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'

const content = {
  audience: 'candidates' as const,
  title: '面談の種類が変わります',
  message: '<p>面談のあとに答えられるようになります。</p>',
  display_start_at: daysAgo(1),
  display_end_at: null,
  is_require_confirm: false,
  confirm_button_text: '',
}

async function desk(db: Database, more: Parameters<typeof addOperator>[1] = {}) {
  const operator = await addOperator(db, more)
  const { operators } = await apiFor(db, operator.as)
  return { ...operator, operators, notifications: operators.notifications }
}
type Desk = Awaited<ReturnType<typeof desk>>

async function ask({ notifications }: Desk, more: Partial<Omit<typeof content, 'audience'>> = {}) {
  const { id, revision } = await notifications.create({ ...content, ...more })
  expect(await notifications.publish({ id, revision })).toMatchObject({ is_waiting: true })
  const request_id = (await notifications.show({ id })).requests[0]!.id
  return { id, request_id }
}

async function reader(db: Database) {
  const { as, id } = await addCandidate(db)
  const { notifications } = (await apiFor(db, as)).candidate_users
  return { id, titles: async () => (await notifications.list()).notifications.map(({ title }) => title) }
}

test('of two operators one asks to publish, the other is mailed, finds it in the inbox and approves it: only then a candidate sees it', async ({ db }) => {
  const [one, other, person] = [await desk(db, { name: '運営 一郎' }), await desk(db, { name: '運営 二郎' }), await reader(db)]
  const asked = await ask(one)
  expect(await person.titles()).toEqual([])
  expect(await db.selectFrom('mails').select('account_id').where('kind', '=', 'approval_awaited').execute()).toEqual([{ account_id: other.id }])
  expect((await other.operators.approvals.list()).approvals).toMatchObject([
    {
      kind: 'announcement',
      id: asked.request_id,
      about: content.title,
      reason: '公開・求職者1人',
      asked_by_name: '運営 一郎',
      hindrance: null,
      path: `/operator/notices/detail?id=${asked.id}`,
    },
  ])
  await expect(one.notifications.approve(asked)).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  expect((await other.notifications.list({})).notices).toMatchObject([{ id: asked.id, is_waiting: true }])
  await other.notifications.approve(asked)
  expect(await person.titles()).toEqual([content.title])
  expect((await other.notifications.list({})).notices).toMatchObject([{ id: asked.id, is_waiting: false }])
  const { state, versions, requests } = await other.notifications.show({ id: asked.id })
  expect([state, versions[0]]).toMatchObject(['live', { operator_name: '運営 一郎', approved_by_name: '運営 二郎' }])
  expect(requests).toMatchObject([{ state: 'approved', ended_by_name: '運営 二郎', recipients: 1 }])
  expect((await other.operators.approvals.list()).approvals).toEqual([])
  await expect(other.notifications.approve(asked)).rejects.toMatchObject({ code: 'NOTICE_DECIDED' })
  const acts = await db.selectFrom('audit_logs').select(['act', 'operator_user_id']).where('subject_kind', '=', 'notification').orderBy('id').execute()
  expect(acts.map(({ act, operator_user_id }) => [act, operator_user_id === one.id ? 'one' : 'other'])).toEqual([
    ['create_notice', 'one'],
    ['request_notice', 'one'],
    ['approve_notice', 'other'],
    ['publish_notice', 'other'],
  ])
})

test('the author withdraws, another operator refuses, and neither can be approved afterwards; a week later nothing waits', async ({ db }) => {
  const [one, other, person] = [await desk(db), await desk(db), await reader(db)]
  const mine = await ask(one)
  await one.notifications.withdraw(mine)
  const refused = await ask(one)
  await other.notifications.withdraw(refused)
  const late = await ask(one)
  await db
    .updateTable('announcement_requests')
    .set({ requested_at: daysAgo(8), expires_at: daysAgo(1) })
    .where('id', '=', late.request_id)
    .execute()
  for (const request of [mine, refused, late]) await expect(other.notifications.approve(request)).rejects.toMatchObject({ code: 'NOTICE_DECIDED' })
  expect((await other.operators.approvals.list()).approvals).toEqual([])
  expect((await one.notifications.show({ id: late.id })).requests).toMatchObject([{ state: 'expired' }])
  expect(await person.titles()).toEqual([])
  const { revision } = await one.notifications.show({ id: late.id })
  expect(await one.notifications.publish({ id: late.id, revision })).toMatchObject({ is_waiting: true })
})

test('what was changed after the request is not approved with it, and a second request waits for the first', async ({ db }) => {
  const [one, other] = [await desk(db), await desk(db)]
  const asked = await ask(one)
  const { revision } = await one.notifications.show({ id: asked.id })
  await expect(one.notifications.publish({ id: asked.id, revision })).rejects.toMatchObject({ code: 'NOTICE_REQUESTED' })
  await one.notifications.change({ ...content, id: asked.id, revision, title: '別の題名' })
  await expect(other.notifications.approve(asked)).rejects.toMatchObject({ code: 'NOTICE_DECIDED' })
  expect((await other.notifications.show({ id: asked.id })).state).toBe('draft')
})

test('one of two does not change the words of a public announcement alone, but may shorten or stop it', async ({ db }) => {
  const [one, other, person] = [await desk(db), await desk(db), await reader(db)]
  const { id, request_id } = await ask(one)
  await other.notifications.approve({ id, request_id })
  const kept = await one.notifications.show({ id })
  expect(await one.notifications.change({ ...kept.content, id, revision: kept.revision, title: '直した題名' })).toMatchObject({ version: 1, is_waiting: true })
  expect(await person.titles()).toEqual([content.title])
  const [request] = (await other.notifications.show({ id })).requests
  expect(request).toMatchObject({ kind: 'change', content: { title: '直した題名' } })
  await other.notifications.approve({ id, request_id: request!.id })
  expect(await person.titles()).toEqual(['直した題名'])
  const now = await one.notifications.show({ id })
  const shorter = await one.notifications.change({ ...now.content, id, revision: now.revision, display_end_at: daysAgo(-1) })
  expect(shorter).toMatchObject({ version: 3, is_waiting: false })
  await one.notifications.change({ ...now.content, id, revision: shorter.revision, title: '三つめの題名' })
  await one.notifications.stop({ id, reason: '誤りがあったため' })
  expect((await other.operators.approvals.list()).approvals).toEqual([])
})

test('what interrupts people begins five minutes after the approval, and can be stopped until then', async ({ db }) => {
  const [one, other, person] = [await desk(db), await desk(db), await reader(db)]
  const asked = await ask(one, { is_require_confirm: true })
  await other.notifications.approve(asked)
  const { state, content: saved } = await one.notifications.show({ id: asked.id })
  expect([state, Date.parse(saved.display_start_at) - today.getTime()]).toEqual(['scheduled', 300_000])
  await one.notifications.stop({ id: asked.id, reason: '誤りがあったため' })
  expect(await person.titles()).toEqual([])
})

test('a mail to many is asked for and approved like the announcement, and can still be cancelled', async ({ db }) => {
  const [one, other, person] = [await desk(db, { name: '運営 一郎' }), await desk(db), await reader(db)]
  await recordConsents(db, ['mail_magazine'], { candidate_user_id: person.id, decided_at: new Date(daysAgo(2)), agreed: true })
  const { id, request_id } = await ask(one)
  await other.notifications.approve({ id, request_id })
  expect(await one.notifications.mail({ id, password: '' })).toEqual({ starts_at: null, is_waiting: true })
  expect((await one.notifications.show({ id })).mailing.state).toBeNull()
  const [request] = (await other.notifications.show({ id })).requests
  expect((await other.operators.approvals.list()).approvals).toMatchObject([{ reason: 'メールでの送信・求職者1人' }])
  await other.notifications.approve({ id, request_id: request!.id })
  expect((await one.notifications.show({ id })).mailing).toMatchObject({ state: 'scheduled', requested_by: '運営 一郎' })
  await one.notifications.cancel_mail({ id })
})

test('the approval asks for the password of an operator who signed in long ago', async ({ db }) => {
  const [one, other] = [await desk(db), await addOperator(db)]
  const asked = await ask(one)
  const { notifications } = (await apiFor(db, { viewer: { ...other.viewer, authenticated_at: daysAgo(1) } })).operators
  await expect(notifications.approve(asked)).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
})
