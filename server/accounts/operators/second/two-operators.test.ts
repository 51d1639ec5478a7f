import { randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addReportedConversation } from '#server/operations/reports/testing.ts'
import { addOperator, apiFor, daysAgo, test } from '#server/testing.ts'
import { createOperator } from '../create-operator.ts'

const reason = '確かめた'
type Operator = Awaited<ReturnType<typeof addOperator>>
const desk = async (db: Database, operator: Operator, at?: string) =>
  (await apiFor(db, at ? { viewer: { ...operator.viewer, authenticated_at: at }, now: () => new Date(at) } : operator.as)).operators

/** Everything that takes two: how one asks, and how another one agrees. */
const acts: Record<string, (db: Database, asker: Operator) => Promise<(by: Operator, at?: string) => Promise<unknown>>> = {
  'a file of people': async (db, asker) => {
    const announcement = { title: '規約', is_require_confirm: true, display_start_at: daysAgo(1) }
    const { id: notification } = await db.insertInto('announcements').values(announcement).returning('id').executeTakeFirstOrThrow()
    const { id } = await (await desk(db, asker)).export_approvals.request({ id: notification, reason })
    return async (by, at) => (await desk(db, by, at)).export_approvals.decide({ id, is_approved: true, reason })
  },
  'the opening of a conversation': async (db, asker) => {
    const { id: report } = await addReportedConversation(db)
    const { id } = await (await desk(db, asker)).reports.ask_to_open({ id: report, reason })
    return async (by, at) => (await desk(db, by, at)).reports.decide_opening({ id, decision: 'approved', reason })
  },
  'a notice of a leak': async (db, asker) => {
    const facts = { is_malicious: false, is_sensitive: false, is_encrypted: false, fields: '氏名', cause: '', measures: '', is_drill: true, title: '訓練' }
    const window = { route: 'GET /candidate_users/account/', from_at: daysAgo(1), until_at: daysAgo(0) }
    const { incidents } = await desk(db, asker)
    const { id: incident_id } = await incidents.open({ ...window, ...facts, known_at: daysAgo(0) })
    await incidents.write_notice({ incident_id, subject: 'お知らせ', text: '訓練です。' })
    return async (by, at) => (await desk(db, by, at)).incidents.send_notice({ incident_id })
  },
  'another sender of all mails': async (db, asker) => {
    const { site_settings } = await desk(db, asker)
    await site_settings.save({ group: 'mail', values: { MAIL_FROM: 'other@example.jp' }, drafts: {}, revision: 0, reason })
    const { id } = (await site_settings.list()).requests[0]!
    return async (by, at) => (await desk(db, by, at)).site_settings.approve({ id })
  },
  'an announcement': async (db, asker) => {
    const { notifications } = await desk(db, asker)
    const draft = { title: '規約', message: '規約が変わります。', display_start_at: daysAgo(1), display_end_at: null, is_require_confirm: false }
    const { id, revision } = await notifications.create({ ...draft, audience: 'candidates', confirm_button_text: '' })
    await notifications.publish({ id, revision })
    const { id: request_id } = (await notifications.show({ id })).requests[0]!
    return async (by, at) => (await desk(db, by, at)).notifications.approve({ id, request_id })
  },
  'a new operator': async (db, asker) => {
    const added = await (await desk(db, asker)).members.add({ email: `new-${asker.id}@mebae.example`, name: '新人', role: 'full' })
    expect(added.is_waiting).toBe(true)
    return async (by, at) => (await desk(db, by, at)).members.decide({ id: added.id, is_approved: true, reason })
  },
  'the full role': async (db, asker) => {
    const { id: reader } = await addOperator(db, { role: 'read_only' })
    const members = (await desk(db, asker)).members
    expect(await members.change_role({ id: reader, role: 'full', reason })).toEqual({ success: true, is_waiting: true })
    const { id } = (await members.list()).requests.at(-1)!
    return async (by, at) => (await desk(db, by, at)).members.decide({ id, is_approved: true, reason })
  },
}

test.for(Object.entries(acts))(
  '%s takes two who are two: another, older than seven days, neither made nor reset by the first, in either direction',
  async ([, ask], { db }) => {
    const [asker, other] = [await addOperator(db), await addOperator(db)]
    const approve = await ask(db, asker)
    const refused = (by: Operator, code: string) => expect(approve(by)).rejects.toMatchObject({ code: expect.stringMatching(code) })
    await refused(asker, 'SECOND_OPERATOR_REQUIRED|OWN_OPENING')
    await refused(await addOperator(db, { settled_at: daysAgo(6.9) }), 'SECOND_OPERATOR_NEW')
    await refused(await addOperator(db, { role: 'read_only' }), 'ROLE_FORBIDDEN')
    for (const kind of ['created', 'raised', 'reset'] as const) {
      const [theirs, maker] = [await addOperator(db), await addOperator(db)]
      await db
        .insertInto('operator_ties')
        .values([
          { operator_user_id: theirs.id, by_operator_user_id: asker.id, kind, at: daysAgo(20) },
          { operator_user_id: asker.id, by_operator_user_id: maker.id, kind, at: daysAgo(20) },
        ])
        .execute()
      await refused(theirs, 'SECOND_OPERATOR_TIED')
      await refused(maker, 'SECOND_OPERATOR_TIED')
    }
    await expect(approve(other)).resolves.toBeTruthy()
  },
)

test.for(Object.entries(acts))(
  '%s is not approved once the operator who asked is gone: no operator asks as a colleague whom they then remove',
  async ([, ask], { db }) => {
    const [asker, other] = [await addOperator(db), await addOperator(db)]
    const approve = await ask(db, asker)
    await (await desk(db, other)).members.remove({ id: asker.id, reason })
    await expect(approve(other)).rejects.toMatchObject({ code: expect.stringMatching('SECOND_OPERATOR_GONE|NOT_FOUND') })
  },
)

/** Signed in again, after a reset ended their sessions. */
const signInAgain = (db: Database, { id, viewer }: Operator) =>
  db
    .insertInto('sessions')
    .values({
      id: viewer.session_id,
      token_hash: randomBytes(32),
      account_id: id,
      expires_at: daysAgo(-90),
      authenticated_at: daysAgo(0),
    })
    .execute()

test('one person who makes a second operator is never both, whichever of the two accounts asks', async ({ db }) => {
  await db.deleteFrom('accounts').where('kind', '=', 'operator').execute()
  const first = await addOperator(db)
  const { id, is_waiting } = await (await desk(db, first)).members.add({ email: 'puppet@mebae.example', name: '二人目', role: 'full' })
  expect(is_waiting).toBe(false)
  await db
    .updateTable('operator_users')
    .set({ settled_at: daysAgo(30) })
    .where('id', '=', id)
    .execute()
  const puppet = { ...first, id, viewer: { ...first.viewer, id, session_id: randomUUID() } }
  await signInAgain(db, puppet)
  const inPuppetsName = { ...puppet, as: { viewer: puppet.viewer } }
  for (const [asker, other] of [
    [first, inPuppetsName],
    [inPuppetsName, first],
  ] as const) {
    const approve = await acts['a new operator']!(db, asker)
    await expect(approve(other)).rejects.toMatchObject({ code: 'SECOND_OPERATOR_TIED' })
  }
})

test('who is reset by a colleague counts again after seven days, but never with that colleague; a reset at the machine unties', async ({ db }) => {
  const [asker, other, third] = [await addOperator(db), await addOperator(db, { email: 'other@mebae.example' }), await addOperator(db)]
  await (await desk(db, asker)).members.reset_second_factor({ id: other.id, reason: '携帯電話をなくした' })
  await signInAgain(db, other)
  const [soon, later] = [daysAgo(-6), daysAgo(-8)]
  const file = acts['a file of people']!
  await expect((await file(db, third))(other, soon)).rejects.toMatchObject({ code: 'SECOND_OPERATOR_NEW' })
  await expect((await file(db, third))(other, later)).resolves.toBeTruthy()
  await expect((await file(db, asker))(other, later)).rejects.toMatchObject({ code: 'SECOND_OPERATOR_TIED' })
  await createOperator(db, new Date(later), { email: 'other@mebae.example', name: '他', role: 'full', resetsFactor: true })
  await signInAgain(db, other)
  await expect((await file(db, asker))(other, later)).rejects.toMatchObject({ code: 'SECOND_OPERATOR_NEW' })
  await expect((await file(db, asker))(other, daysAgo(-16))).resolves.toBeTruthy()
})

test('every operator is mailed when one is made, asked for, raised, reset, linked or removed, and their page shows it', async ({ db }) => {
  await db.deleteFrom('accounts').where('kind', '=', 'operator').execute()
  const [one, two, reader] = [
    await addOperator(db),
    await addOperator(db),
    await addOperator(db, { role: 'read_only', email: 'reader@mebae.example', password_hash: 'x' }),
  ]
  const { members } = await desk(db, one)
  const told = async () => {
    const rows = await db.selectFrom('mails').select(['to_address', 'text']).where('kind', '=', 'operator_changed').execute()
    await db.deleteFrom('mails').execute()
    return rows.map(({ to_address, text }) => `${to_address === 'reader@mebae.example' ? 'reader' : 'full'} ${text?.split('\n')[0]}`).toSorted()
  }
  const toAll = (sentence: string, full = 2) => [...Array.from({ length: full }, () => `full ${sentence}`), `reader ${sentence}`]
  await members.add({ email: 'new@mebae.example', name: '新人', role: 'read_only' })
  expect(await told()).toEqual(toAll('運営のメンバーを追加する頼みがあります。頼んだ人とは別のメンバーが、メンバーのページで決めます。'))
  const [asked] = (await members.list()).requests
  expect(asked).toMatchObject({ kind: 'create', name: '新人', is_mine: true })
  await expect(members.add({ email: 'NEW@mebae.example', name: '新人', role: 'full' })).rejects.toMatchObject({ code: 'OPERATOR_ASKED' })
  await (await desk(db, two)).members.decide({ id: asked!.id, is_approved: true, reason })
  expect(await told()).toEqual(toAll('運営のメンバーが加わりました。', 3))
  await members.reset_second_factor({ id: reader.id, reason })
  expect(await told()).toEqual(toAll('運営のメンバーの二段階認証が外されました。', 3))
  await members.invite({ id: reader.id })
  expect(await told()).toEqual(toAll('運営のメンバーに、パスワードを決めるリンクが送られました。', 3))
  await members.change_role({ id: two.id, role: 'read_only', reason })
  expect(await told()).toEqual(toAll('運営のメンバーの役割が「運営（見るだけ）」になりました。', 3))
  await members.remove({ id: reader.id, reason })
  expect(await told()).toEqual(toAll('運営のメンバーが外れました。', 3))
  const { changes } = await members.list()
  expect(changes.map(({ act }) => act)).toEqual([
    'remove_operator',
    'change_operator_role',
    'invite_operator',
    'reset_second_factor',
    'create_operator',
    'approve_operator',
    'ask_operator',
  ])
})

test('the operator who asked withdraws, any full operator refuses, and nothing comes of it', async ({ db }) => {
  const [one, two] = [await addOperator(db), await addOperator(db, { settled_at: daysAgo(1) })]
  const [ours, theirs] = [(await desk(db, one)).members, (await desk(db, two)).members]
  const { id: mine } = await ours.add({ email: 'a@mebae.example', name: '甲', role: 'full' })
  await ours.decide({ id: mine, is_approved: false, reason: '取り下げ' })
  const { id: again } = await ours.add({ email: 'a@mebae.example', name: '甲', role: 'full' })
  await theirs.decide({ id: again, is_approved: false, reason: '知らない人' })
  await expect(theirs.decide({ id: again, is_approved: true, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.selectFrom('accounts').select('id').where('email', '=', 'a@mebae.example').execute()).toEqual([])
})
