import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { removeCandidate } from '#server/accounts/withdrawals/remove-candidate.ts'
import { addMember, apiFor, contextOf, test, today } from '#server/testing.ts'
import { addEmployer } from '#server/candidates/visibility/testing.ts'
import { addApplicant } from '../testing.ts'

const everything: ShownChoice = { profile: true, name: true, career: true, document: 'resume', contact: true }
const nothing: ShownChoice = { profile: false, name: false, career: false, document: 'none', contact: false }

/** 佐藤 花, SRE for eight years, whom no company finds, as a new account is. */
async function addHana(db: Database) {
  const world = await addApplicant(db)
  const { candidate, mine, job_id, company_id, ours } = world
  await db.updateTable('candidate_users').set({ is_open: false }).where('id', '=', candidate.id).execute()
  await mine.profile.change({ name: '佐藤 花', job_summary: '佐藤 花です。監視を8年。' })
  await mine.advanced_profile.change({ user_desired_job_fields: [18] })
  await addEmployer(db, candidate.id, { organization_name: '株式会社サンプル', department_position: 'SRE', join_year: 2018, join_month: 11 })
  const send = (shown?: ShownChoice, id = job_id) =>
    mine.applications.create({ id, company_id, message: '監視の設計をしたいです。', ...(shown ? { shown } : {}) })
  const applicant = async () => {
    const { applications } = await ours.applications.list({})
    return ours.applications.show({ id: applications[0]!.id })
  }
  return { ...world, code: candidate.id.slice(0, 4).toUpperCase(), send, applicant }
}

test('a candidate who just applies shows name and career, and no contact, also after an answer', async ({ db }) => {
  const { send, applicant, ours, candidate } = await addHana(db)
  await send()
  await ours.messages.send({ candidate_id: candidate.id, message: 'ご応募ありがとうございます。' })
  expect((await applicant()).applicant).toMatchObject({ profile: { reveal: 'name', contact: null }, document: { kind: 'resume' }, contact_after_answer: false })
})

test('the contact of a candidate who ticked it follows with the company’s first answer', async ({ db }) => {
  const { send, applicant, ours, candidate, mine, company_id } = await addHana(db)
  await send(everything)
  const { application, applicant: seen } = await applicant()
  expect(application.candidate.name).toBe('佐藤 花さん（SRE・8年）')
  expect(seen).toMatchObject({
    profile: {
      name: '佐藤 花',
      reveal: 'name',
      contact: null,
      job_summary: '佐藤 花です。監視を8年。',
      work_experiences: [{ organization_name: '株式会社サンプル' }],
    },
    document: { kind: 'resume' },
    contact_after_answer: true,
    message: '監視の設計をしたいです。',
    last_messages: [{ message: '監視の設計をしたいです。' }],
  })
  expect((await ours.messages.show({ candidate_id: candidate.id })).messages[0]!.name).toBe('佐藤 花さん（SRE・8年）')
  const email = (await mine.account()).email
  expect(JSON.stringify(seen)).not.toContain(email)
  await ours.messages.send({ candidate_id: candidate.id, message: 'ご応募ありがとうございます。' })
  expect((await applicant()).applicant).toMatchObject({ profile: { reveal: 'contact', contact: { email } }, contact_after_answer: false })
  const ledger = (await mine.access_ledger.list({})).accesses
  expect(ledger.filter(({ kind }) => kind === 'reveal_granted').map(({ parts }) => parts)).toEqual([['contact'], ['profile', 'name', 'career', 'resume']])
  await mine.reveals.revoke({ company_id })
  const after = await applicant()
  expect([after.application.candidate.name, after.applicant.profile, after.applicant.document]).toEqual([
    `求職者 ${candidate.id.slice(0, 4).toUpperCase()}（プロフィール非公開）`,
    null,
    null,
  ])
})

test('an API key reads how a selection stands, and neither the applicant nor what was said', async ({ db }) => {
  const { send, recruiter } = await addHana(db)
  const { id } = await send()
  const viewer = { ...recruiter.as.viewer, key: { id: 'key', scopes: ['applications:read' as const] } }
  const { applicant } = await (await apiFor(db, { viewer })).company_users.applications.show({ id })
  expect(applicant).toMatchObject({ profile: null, document: null, message: '', last_messages: [] })
})

test('a refusal as the first answer does not show the contact', async ({ db }) => {
  const { send, applicant, ours } = await addHana(db)
  const { id } = await send(everything)
  await ours.applications.change({ id, step: 'end', end_reason: 'rejected' })
  expect((await applicant()).applicant.profile).toMatchObject({ reveal: 'name', contact: null })
})

test('an anonymous application is named by code, role and years, and tells no name, employer or school anywhere', async ({ db }) => {
  const { send, applicant, code, ours, candidate } = await addHana(db)
  await send({ ...everything, name: false, career: false, document: 'resume' })
  const detail = await applicant()
  expect(detail.application.candidate.name).toBe(`求職者 ${code}（インフラ・SREエンジニア・8年）`)
  expect(detail.applicant).toMatchObject({ profile: { name: '', reveal: 'anonymous', contact: null, career: null }, contact_after_answer: false })
  expect((await ours.messages.show({ candidate_id: candidate.id })).messages[0]!.name).toBe(`求職者 ${code}（インフラ・SREエンジニア・8年）`)
  const all = JSON.stringify([detail, await ours.tasks(), await ours.message_candidates({}), await ours.messages.show({ candidate_id: candidate.id })])
  expect(all).not.toMatch(/佐藤|サンプル/)
})

test('somebody who shows nothing is a code without a profile, as hidden as before', async ({ db }) => {
  const { send, applicant, code, ours, candidate } = await addHana(db)
  await send(nothing)
  const { application, applicant: seen } = await applicant()
  expect([application.candidate.name, seen.profile, seen.document]).toEqual([`求職者 ${code}（プロフィール非公開）`, null, null])
  await expect(ours.candidates.show({ candidate_id: candidate.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what is shown to one company is shown to no other, and is offered again for the next application', async ({ db }) => {
  const { send, mine, candidate } = await addHana(db)
  const chosen = { ...everything, career: false, document: 'none' as const }
  await send(chosen)
  const other = await addMember(db)
  const theirs = (await apiFor(db, other.as)).company_users
  await expect(theirs.candidates.show({ candidate_id: candidate.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await mine.application_choices.show({ company_id: other.company_id })).toMatchObject({ choice: chosen, missing: [], name: '佐藤 花' })
})

test.for<[string, ShownChoice]>([
  ['everything', everything],
  ['the name alone', { ...nothing, name: true }],
  ['the career without a name', { ...everything, name: false }],
  ['nothing', nothing],
])('the preview of %s is what the company gets', async ([, shown], { db }) => {
  const { send, applicant, mine, company_id } = await addHana(db)
  const preview = await mine.application_choices.preview({ company_id, shown })
  await send(shown)
  const { application, applicant: seen } = await applicant()
  expect({
    label: application.candidate.name,
    candidate: seen.profile,
    document: seen.document?.file_name ?? null,
    contact_after_answer: seen.contact_after_answer,
    answers: seen.answers,
  }).toEqual(preview)
})

test('the 職務経歴書 is drawn as far as it is shown, its opening stands in the ledger, and it ends with the reveal', async ({ db }) => {
  const { send, ours, mine, company_id, code } = await addHana(db)
  const { id } = await send({ ...everything, name: false, career: false })
  const file = await ours.applications.document({ id })
  expect([file.type, file.name, file.size > 1_000]).toEqual(['application/pdf', `職務経歴書_求職者 ${code}.pdf`, true])
  expect((await mine.access_ledger.list({})).accesses[0]).toMatchObject({ kind: 'resume_opened', parts: ['resume'] })
  const stranger = (await apiFor(db, (await addMember(db)).as)).company_users
  await expect(stranger.applications.document({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await mine.reveals.revoke({ company_id })
  await expect(ours.applications.document({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an uploaded PDF needs to be there, and without the name a word that its content is not hidden, which is told as far as it was read', async ({ db }) => {
  const { send, candidate, mine, job_id, company_id, applicant } = await addHana(db)
  const anonymous = { ...everything, name: false, document: 'job_history_pdf' as const }
  await expect(send(anonymous)).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'shown.document' }] })
  const pdf = { candidate_user_id: candidate.id, storage_key: randomUUID(), file_name: '経歴.pdf', byte_size: 9 }
  await db.insertInto('job_history_pdfs').values(pdf).execute()
  await db.updateTable('candidate_profiles').set({ job_history_pdf_text: '佐藤 花\n株式会社サンプル' }).where('candidate_user_id', '=', candidate.id).execute()
  await expect(send(anonymous)).rejects.toMatchObject({
    data: [{ field: 'files_confirmed', message: expect.stringContaining('氏名・勤め先が書かれています') }],
  })
  await mine.applications.create({ id: job_id, company_id, shown: anonymous, files_confirmed: true })
  const { application, applicant: seen } = await applicant()
  expect([application.candidate.name, seen.document]).toEqual([expect.stringMatching(/^求職者 /), { kind: 'job_history_pdf', file_name: '経歴.pdf' }])
  // The conversation's own form keeps what was confirmed, and asks before it shows such a file for the first time.
  await mine.reveals.grant({ company_id, parts: ['profile', 'job_history_pdf'] })
  expect((await applicant()).applicant.shown).toEqual(['profile', 'job_history_pdf'])
  await mine.reveals.grant({ company_id, parts: ['profile', 'name', 'job_history_pdf'] })
  await expect(mine.reveals.grant({ company_id, parts: ['profile', 'job_history_pdf'] })).rejects.toMatchObject({ data: [{ field: 'files_confirmed' }] })
})

test('a company asks for the name once, reads that it asked, and is shown it in the thread', async ({ db }) => {
  const { send, ours, mine, applicant, company_id } = await addHana(db)
  const { id } = await send({ ...everything, name: false })
  for (const _ of [1, 2]) await ours.applications.ask_to_reveal({ id, part: 'name' })
  expect((await applicant()).applicant.asked).toEqual(['name'])
  const said = (await mine.messages.show({ company_id })).messages.filter(({ kind }) => kind === 'system')
  expect(said.map(({ message }) => message)).toEqual([expect.stringContaining('氏名の公開を希望しています')])
  await mine.reveals.grant({ company_id, level: 'name' })
  const { application, applicant: seen } = await applicant()
  expect([application.candidate.name, seen.asked]).toEqual(['佐藤 花さん（SRE・8年）', []])
})

test('an applicant who leaves waits in no list of the company, and nothing leads to a page that is not there', async ({ db }) => {
  const { send, ours, candidate, applicant } = await addHana(db)
  const { id } = await send()
  expect((await ours.tasks()).waiting).toMatchObject({ total: 1 })
  await removeCandidate(await contextOf(db, { now: () => today }), candidate.id, 1)
  const { waiting, promised } = await ours.tasks()
  expect([waiting?.total, promised?.total, (await ours.account()).awaited_answer_count]).toEqual([0, 0, 0])
  expect((await ours.message_candidates({ filter: 'awaiting' })).threads).toEqual([])
  const { application, applicant: seen } = await applicant()
  expect(application).toMatchObject({ id, step: 'end', end_reason: 'declined', candidate: { name: '退会済みユーザー', has_left: true } })
  expect(seen).toMatchObject({ profile: null, document: null, asked: [] })
  const { threads } = await ours.message_candidates({})
  expect(await ours.messages.show({ candidate_id: threads[0]!.candidate.id })).toMatchObject({ thread: { turn: null }, candidate: { has_left: true } })
  const { notifications } = await ours.notifications.list({})
  expect(notifications.map(({ title }) => title).join()).not.toContain('佐藤')
})
