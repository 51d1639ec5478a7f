import { expect } from 'vitest'
import { AccessLog } from '#server/platform/access-log/access-log.ts'
import { addCandidate, addMember, addOperator, apiFor, test, today } from '#server/testing.ts'
import { incidentDeadlines } from './incidents.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Math.floor(today.getTime() / HOUR) * HOUR + hours * HOUR).toISOString()
const facts = { is_malicious: false, is_sensitive: false, is_encrypted: false, fields: '氏名', cause: '', measures: '' }

/** A small generator, so that a failure can be repeated. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('for any accesses, an exposure lookup finds exactly the candidates whom the route showed in the window', async ({ db }) => {
  const api = await apiFor(db, (await addOperator(db)).as)
  const people = await Promise.all(Array.from({ length: 12 }, () => addCandidate(db)))
  const member = await addMember(db)
  const routes = ['GET /candidate_users/account/', 'GET /company_users/candidates/{candidate_id}/', 'page /mypage']
  const shown: { route: string; id: string; hour: number }[] = []
  const next = random(7)
  let clock = today
  const accesses = new AccessLog(db, () => clock)
  for (let step = 0; step < 200; step++) {
    const [route, person, hour] = [routes[next(3)]!, people[next(12)]!, -next(24)]
    clock = new Date(Date.parse(at(hour)) + 60_000 * (1 + next(58)))
    if (route.includes('company_users')) accesses.note(member.viewer, route, { page: [{ id: person.id, text: 'x' }] })
    else accesses.note(person.viewer, route, { id: people[0]!.id })
    shown.push({ route, id: person.id, hour })
    if (next(20) === 0) await accesses.flush()
  }
  await accesses.flush()
  for (let trial = 0; trial < 20; trial++) {
    const [route, from, length] = [routes[next(3)]!, -next(24), 1 + next(4)]
    const window = { route, from_at: at(from), until_at: new Date(Date.parse(at(from + length)) - 1).toISOString() }
    const expected = new Set(shown.filter((one) => one.route === route && one.hour >= from && one.hour < from + length).map(({ id }) => id))
    const found = await api.operators.leak_drills.look({ ...window, per_page: 100 })
    expect([found.affected, found.people.map(({ candidate_id }) => candidate_id).toSorted()]).toEqual([expected.size, [...expected].toSorted()])
  }
})

test('the replies themselves show which candidates were read: a member who opens a candidate, a candidate who opens their own page', async ({ db }) => {
  const accesses = new AccessLog(db, () => today)
  const [seen, self] = [await addCandidate(db, { is_open: true }), await addCandidate(db)]
  const member = await addMember(db)
  const asMember = await apiFor(db, { ...member.as, accesses })
  await asMember.company_users.candidates.show({ candidate_id: seen.id } as never).catch(() => {})
  await (await apiFor(db, { ...self.as, accesses })).candidate_users.account()
  await (await apiFor(db, { accesses })).lookups.list({} as never).catch(() => {})
  await accesses.flush()
  const rows = await db
    .selectFrom('access_log')
    .innerJoin('access_routes', 'access_routes.id', 'route_id')
    .select(['route', 'area', 'candidate_user_id', 'principal_id'])
    .orderBy('area')
    .execute()
  expect(rows).toContainEqual({ route: 'GET /candidate_users/account/', area: 'candidate', candidate_user_id: self.id, principal_id: self.id })
  expect(rows.filter(({ area }) => area === 'company').every(({ candidate_user_id }) => candidate_user_id === seen.id)).toBe(true)
})

test('the record of a leak lists its candidates, and an operator other than its author notifies them once', async ({ db }) => {
  const [author, other] = await Promise.all([1, 2].map(() => addOperator(db)))
  const apis = [await apiFor(db, author!.as), await apiFor(db, other!.as)] as const
  const [hit, stranger] = [await addCandidate(db), await addCandidate(db)]
  const accesses = new AccessLog(db, () => today)
  accesses.note(hit.viewer, 'GET /candidate_users/account/', [])
  accesses.note(stranger.viewer, 'GET /candidate_users/profile/', [])
  await accesses.flush()
  const window = { route: 'GET /candidate_users/account/', from_at: at(0), until_at: at(1) }
  const { id, affected } = await apis[0].operators.incidents.open({ ...window, ...facts, is_drill: false, title: '混線', known_at: today.toISOString() })
  expect(affected).toBe(1)
  await apis[0].operators.incidents.write_notice({ incident_id: id, subject: 'お知らせ', text: '混線がありました。' })
  const awaited = await db.selectFrom('mails').select(['account_id', 'text']).where('kind', '=', 'approval_awaited').execute()
  expect(awaited).toMatchObject([{ account_id: other!.id, text: expect.stringContaining(`/operator/leaks/detail?id=${id}`) }])
  await expect(apis[0].operators.incidents.send_notice({ incident_id: id })).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  expect(await apis[1].operators.incidents.send_notice({ incident_id: id })).toEqual({ count: 1 })
  await expect(apis[1].operators.incidents.send_notice({ incident_id: id })).rejects.toMatchObject({ code: 'NOTICE_SENT' })
  const mails = await db.selectFrom('mails').select(['account_id', 'kind']).where('kind', '<>', 'approval_awaited').execute()
  expect(mails).toEqual([{ account_id: hit.id, kind: 'incident_notice' }])

  await apis[0].operators.incidents.note({ incident_id: id, note: '原因が分かりました。' })
  await apis[0].operators.incidents.change({ incident_id: id, ...facts, cause: '設定の誤り' })
  await apis[0].operators.incidents.mark({ incident_id: id, mark: 'preliminary' })
  const { incident, notes, preliminary_report } = await apis[0].operators.incidents.show({ incident_id: id })
  expect(notes).toMatchObject([{ note: '原因が分かりました。' }])
  expect(preliminary_report).toContain('設定の誤り')
  expect(incident).toMatchObject({ affected: 1, reachable: 1, must_report: false, preliminary_sent_at: expect.any(String) as string })
  await apis[0].operators.incidents.mark({ incident_id: id, mark: 'closed' })
  await expect(apis[0].operators.incidents.note({ incident_id: id, note: 'x' })).rejects.toMatchObject({ code: 'INCIDENT_CLOSED' })
})

test.for([
  [{ affected: 1_001 }, true, 30],
  [{ affected: 1_000 }, false, 30],
  [{ affected: 1, is_malicious: true }, true, 60],
  [{ affected: 1, is_sensitive: true }, true, 30],
  [{ affected: 5_000, is_encrypted: true }, false, 30],
] as const)('%o: to be reported %s, in full within %d days', ([given, must_report, days]) => {
  const known_at = '2026-11-21T01:00:00.000Z'
  const due = incidentDeadlines({ ...facts, known_at, ...given })
  expect(due.must_report).toBe(must_report)
  expect(due.preliminary_due).toBe('2026-11-26T01:00:00.000Z')
  expect(Date.parse(due.final_due) - Date.parse(known_at)).toBe(days * 86_400_000)
})

test.for([
  ['known_at', '1900-01-01T00:00:00+14:00'],
  ['from_at', '1900-01-01T00:00:00+14:00'],
  ['until_at', '9999-12-31T23:59:59-12:00'],
  ['known_at', '2026-11-21T00:00:00+20:00'],
] as const)('a record whose %s could not be read again (%s) is refused, and the list stays readable', async ([field, moment], { db }) => {
  const { incidents } = (await apiFor(db, (await addOperator(db)).as)).operators
  const opened = { ...facts, is_drill: true, title: '訓練', route: 'page /mypage', from_at: at(-2), until_at: at(-1), known_at: at(0) }
  await expect(incidents.open({ ...opened, [field]: moment })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field }] })
  await incidents.open(opened)
  expect((await incidents.list()).incidents).toHaveLength(1)
})
