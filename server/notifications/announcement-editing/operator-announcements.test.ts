import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { hashPassword } from '#server/accounts/sessions/password/password.ts'
import { settings, siteOfEnvironment } from '#server/settings.ts'
import { siteSettings, useSiteSettings } from '#server/settings/site-settings.ts'
import { addCandidate, addMember, addOperator, apiFor, daysAgo, test, today } from '#server/testing.ts'

const content = {
  audience: 'candidates' as 'candidates' | 'companies',
  title: '面談の種類が変わります',
  message: '<p>面談のあとに<strong>答えられる</strong>ようになります。</p>',
  display_start_at: daysAgo(1),
  display_end_at: null as string | null,
  is_require_confirm: true,
  confirm_button_text: '',
}

const password = 'ajisai to kaeru no uta'

/** As if the five minutes had passed. */
const begin = (db: Database, id: number, display_start_at = content.display_start_at) =>
  db.updateTable('announcements').set({ display_start_at }).where('id', '=', id).execute()

async function desk(db: Database) {
  const { as } = await addOperator(db, { password_hash: await hashPassword(password) })
  const { notifications } = (await apiFor(db, as)).operators
  const publish = async (changed: Partial<typeof content> & { candidate_segment?: object; company_segment?: object } = {}) => {
    const { id, revision } = await notifications.create({ ...content, ...changed })
    const saved = await notifications.publish({ id, revision, password })
    await begin(db, id, changed.display_start_at)
    return saved
  }
  return { notifications, publish, as }
}

async function reader(db: Database) {
  const { id, as } = await addCandidate(db)
  const { notifications } = (await apiFor(db, as)).candidate_users
  return { id, notifications, titles: async () => (await notifications.list()).notifications.map(({ title }) => title) }
}

test('a draft reaches no reader; once published it reaches its audience, and open pages are notified', async ({ db }) => {
  const [{ notifications }, person] = [await desk(db), await reader(db)]
  const draft = await notifications.create(content)
  expect(await person.titles()).toEqual([])
  expect((await notifications.show({ id: draft.id })).figures.addressed).toBe(1)
  const { id, revision } = draft
  await notifications.publish({ id, revision, password })
  await begin(db, id)
  expect(await person.titles()).toEqual([content.title])
  expect(await db.selectFrom('live_events').select(['audience', 'kind']).execute()).toEqual([{ audience: 'candidates', kind: 'notice' }])
  await expect(notifications.publish({ id, revision, password })).rejects.toMatchObject({ code: 'NOTICE_STANDS' })
  await expect(notifications.remove({ id: draft.id })).rejects.toMatchObject({ code: 'NOTICE_STANDS' })
})

test('invalid markup is reported and refused, and removed on request; the text stays', async ({ db }) => {
  const { notifications } = await desk(db)
  const message = '<p onclick="x()">読んで<script>alert(1)</script><a href="javascript:x">ください</a></p>'
  await expect(notifications.create({ ...content, message })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'message', message: '使えないものがあります: p の onclick、script、リンク先 javascript:x' }],
  })
  const { id } = await notifications.create({ ...content, message, drop_unusable: true })
  expect((await notifications.show({ id })).content.message).toBe('<p>読んで<a>ください</a></p>')
})

test('a segment reaches the candidates who meet all its conditions, and the number before publishing never reveals a single one', async ({ db }) => {
  const { notifications, publish } = await desk(db)
  const [tokyo, osaka] = [await reader(db), await reader(db)]
  await db
    .updateTable('candidate_profiles')
    .set({ address: 13, career_intention_rating: 'active', user_desired_job_fields: [16] })
    .where('candidate_user_id', '=', tokyo.id)
    .execute()
  await db.updateTable('candidate_profiles').set({ address: 27, career_intention_rating: 'active' }).where('candidate_user_id', '=', osaka.id).execute()
  const meant = async (candidate_segment: object) => {
    const { id } = await notifications.create({ ...content, candidate_segment })
    expect((await notifications.show({ id })).figures).toEqual({ is_narrowed: true, addressed: null, seen: null, confirmed: null, days: [] })
    const { rows } = await sql<{ count: number }>`select count(*)::int from candidate_users as people cross join announcements
      where announcements.id = ${id} and candidate_is_meant(segment, people.id)`.execute(db)
    return rows[0]?.count
  }
  expect(await meant({ career_intention_rating: ['active', 'passive'] })).toBe(2)
  expect(await meant({ career_intention_rating: ['passive'] })).toBe(0)
  expect(await meant({ prefectures: [13, 14] })).toBe(1)
  expect(await meant({ job_fields: [16, 18], verified: true })).toBe(1)
  expect(await meant({ verified: false })).toBe(0)
  expect(await meant({ registered_from: '2026-10-22', registered_until: '2026-10-22' })).toBe(2)
  expect(await meant({ registered_from: '2026-10-23' })).toBe(0)
  await publish({ candidate_segment: { prefectures: [13] } })
  expect([await tokyo.titles(), await osaka.titles()]).toEqual([[content.title], []])
  await expect(notifications.create({ ...content, candidate_segment: { salary: 1 } as never })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('members of companies see theirs, narrowed by role, and confirm it once', async ({ db }) => {
  const { notifications, publish } = await desk(db)
  const [admin, guest] = [await addMember(db), await addMember(db, { role: 'guest' })]
  const { id } = await publish({ audience: 'companies', company_segment: { roles: ['admin'], states: ['active'] } })
  const [theirs, others] = [(await apiFor(db, admin.as)).company_users.notices, (await apiFor(db, guest.as)).company_users.notices]
  expect((await others.list()).notifications).toEqual([])
  await expect(others.confirm({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await theirs.confirm({ id, version: 1 })).toEqual({ success: true, unread_count: 0 })
  expect(await theirs.confirm({ id, version: 1 })).toEqual({ success: true, unread_count: 0 })
  expect((await theirs.list()).notifications).toMatchObject([{ id, confirmed_at: '2026-11-21T10:00:00+09:00' }])
  expect((await notifications.show({ id })).figures).toMatchObject({ addressed: 1, seen: 1, confirmed: 1 })
})

test('a change of a public announcement is a version; asked again, a reader confirms the new one, and the old confirmation stays on record', async ({ db }) => {
  const { notifications, publish } = await desk(db)
  const [person, late] = [await reader(db), await reader(db)]
  const { id, revision } = await publish()
  await person.notifications.confirm({ id, version: 1 })
  const second = await notifications.change({ ...content, id, revision, title: '直した題名', display_start_at: daysAgo(0) })
  expect(second).toEqual({ id, revision: revision + 1, version: 2, is_waiting: false })
  // A reader of the first version confirms that one, which still counts, because the second did not ask again.
  await late.notifications.confirm({ id, version: 1 })
  expect((await notifications.show({ id })).figures).toMatchObject({ confirmed: 2 })

  const third = await notifications.change({
    ...content,
    id,
    revision: second.revision,
    title: 'もう一度',
    display_start_at: daysAgo(0),
    ask_again: true,
    password,
  })
  await begin(db, id)
  expect((await person.notifications.list()).notifications).toMatchObject([{ version: 3, confirmed_at: null }])
  await expect(person.notifications.confirm({ id, version: 2 })).rejects.toMatchObject({ code: 'NOTICE_CHANGED', status: 409 })
  await person.notifications.confirm({ id, version: 3 })
  const { figures, versions } = await notifications.show({ id })
  expect(figures).toEqual({ is_narrowed: false, addressed: 2, seen: 1, confirmed: 1, days: [{ on: '2026-11-21', seen: 1, confirmed: 1 }] })
  expect(versions.map(({ version, asks_again, confirmed, changes }) => [version, asks_again, confirmed, changes.map(({ field }) => field)])).toEqual([
    [3, true, 1, ['title', 'display_start_at']],
    [2, false, 0, ['title', 'display_start_at']],
    [1, false, 2, []],
  ])
  expect(third.version).toBe(3)
})

test('an operator who would overwrite a colleague’s change is refused, and an unchanged save makes no version', async ({ db }) => {
  const [one, other] = [await desk(db), await desk(db)]
  const { id, revision } = await one.publish()
  const kept = (await one.notifications.show({ id })).content
  expect(await one.notifications.change({ ...kept, id, revision })).toMatchObject({ version: 1, revision })
  await one.notifications.change({ ...kept, id, revision, title: 'ひとりめ' })
  await expect(other.notifications.change({ ...kept, id, revision, title: 'ふたりめ' })).rejects.toMatchObject({ code: 'PAGE_CHANGED', status: 409 })
})

test('a stopped announcement disappears for all but the readers who confirmed it', async ({ db }) => {
  const { notifications, publish } = await desk(db)
  const [confirmed, other] = [await reader(db), await reader(db)]
  const { id } = await publish()
  await confirmed.notifications.confirm({ id })
  await notifications.stop({ id, reason: '誤りがあったため' })
  expect([await confirmed.titles(), await other.titles()]).toEqual([[content.title], []])
  expect((await notifications.list({ state: 'ended' })).notices).toMatchObject([{ id, seen: 1, confirmed: 1 }])
  await expect(notifications.stop({ id, reason: 'もう一度' })).rejects.toMatchObject({ code: 'NOTICE_STANDS' })
})

test('a future announcement notifies open pages when it begins', async ({ db }) => {
  const { notifications, publish } = await desk(db)
  const { id } = await publish({ display_start_at: daysAgo(-1), display_end_at: daysAgo(-2) })
  expect((await notifications.list({ state: 'scheduled' })).notices.map((announcement) => announcement.id)).toEqual([id])
  await expect(notifications.create({ ...content, display_end_at: today.toISOString() })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('an interrupting announcement needs the password, begins five minutes ahead, and reaches no reader when it is stopped until then', async ({ db }) => {
  const [{ notifications }, person] = [await desk(db), await reader(db)]
  const { id, revision } = await notifications.create(content)
  await expect(notifications.publish({ id, revision })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'password' }] })
  await expect(notifications.publish({ id, revision, password: 'another' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  expect((await notifications.show({ id })).state).toBe('draft')
  await notifications.publish({ id, revision, password })
  const kept = await notifications.show({ id })
  expect([kept.state, Date.parse(kept.content.display_start_at) - today.getTime()]).toEqual(['scheduled', 300_000])
  expect(await person.titles()).toEqual([])
  await notifications.change({ ...kept.content, display_start_at: daysAgo(1), id, revision: kept.revision })
  expect((await notifications.show({ id })).state).toBe('scheduled')
  await notifications.stop({ id, reason: '誤りがあったため' })
  await begin(db, id)
  expect(await person.titles()).toEqual([])
})

test('an announcement that interrupts no one is public at once without a password, and needs one to become interrupting', async ({ db }) => {
  const [{ notifications }, person] = [await desk(db), await reader(db)]
  const { id, revision } = await notifications.create({ ...content, is_require_confirm: false })
  const saved = await notifications.publish({ id, revision })
  expect(await person.titles()).toEqual([content.title])
  const change = (more: object) => notifications.change({ ...content, id, revision: saved.revision, ...more })
  await expect(change({})).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'password' }] })
  await change({ password })
  expect((await notifications.show({ id })).state).toBe('scheduled')
})

test('an announcement that interrupts some readers does not interrupt more of them by a plain save', async ({ db }) => {
  const [{ notifications, publish }, person] = [await desk(db), await reader(db)]
  const { id } = await publish({ candidate_segment: { prefectures: [47] } })
  const kept = await notifications.show({ id })
  expect([kept.state, await person.titles()]).toEqual(['live', []])
  const widen = (password = '') => notifications.change({ ...kept.content, candidate_segment: {}, id, revision: kept.revision, password })
  await expect(widen()).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: [{ field: 'password', message: expect.stringMatching(/^1人の画面の手前に開きます/) }],
  })
  expect(await person.titles()).toEqual([])
  await widen(password)
  expect([(await notifications.show({ id })).state, await person.titles()]).toEqual(['scheduled', []])
  await begin(db, id)
  expect(await person.titles()).toEqual([content.title])
})

test.for([
  { message: '<a href="https://attacker.example/login">ログイン</a>' },
  { message: 'ｗｗｗ．ａｔｔａｃｋｅｒ．ｅｘａｍｐｌｅ でログインしてください。' },
  { title: 'attacker.example への引っ越し' },
  { message: 'help@attacker.example にパスワードを送ってください。' },
])('one operator does not lead people to another site, in a draft that is published or in a change: %j', async (words, { db }) => {
  const { notifications, publish } = await desk(db)
  const field = Object.keys(words)[0]
  await expect(publish(words)).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field }] })
  const { id, revision } = await publish({
    message: `Node.jsの説明会（12.5時間）。${new URL(settings.publicUrl).hostname}をご覧ください。`,
    is_require_confirm: false,
  })
  const change = { ...content, is_require_confirm: false, id, revision }
  await expect(notifications.change({ ...change, ...words })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field }] })
  useSiteSettings({ ...siteSettings(), linkedSites: ['attacker.example'] })
  expect(await notifications.change({ ...change, ...words })).toMatchObject({ id })
  // What was allowed when it was published may stay in a later version.
  useSiteSettings(siteOfEnvironment)
  expect(await notifications.change({ ...change, ...words, revision: revision + 1, confirm_button_text: '読みました' })).toMatchObject({ id })
})
