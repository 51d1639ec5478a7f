import { expect } from 'vitest'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { defaultChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { personalRows } from '#server/operations/exports/personal-rows.ts'
import { prepareScout } from '../../scouts/testing.ts'
import { removeCandidate } from '#server/accounts/withdrawals/remove-candidate.ts'
import { contextOf, test, today } from '#server/testing.ts'
import { addEmployer } from '#server/candidates/visibility/testing.ts'
import { addApplicant } from '../testing.ts'

const why: JobQuestion = { kind: 'long_text', question: '志望する理由を教えてください', is_required: true, choices: [] }
const pay: JobQuestion = { kind: 'short_text', question: '希望の年収', is_required: false, choices: [] }
const place: JobQuestion = { kind: 'choice', question: '希望の勤務地', is_required: true, choices: ['東京', '京都'] }
const start: JobQuestion = { kind: 'yes_no', question: 'すぐに働けますか', is_required: false, choices: [] }

async function addAsking(db: Database, questions: JobQuestion[] = [why, pay, place, start]) {
  const world = await addApplicant(db)
  const { ours, mine, job_id, company_id, candidate } = world
  await ours.job_offers.change({ id: job_id, questions })
  await mine.profile.change({ name: '佐藤 花' })
  await addEmployer(db, candidate.id, { organization_name: '株式会社サンプル' })
  const answered = (answers: [string, string][], shown = defaultChoice) =>
    mine.applications.create({ id: job_id, company_id, shown, answers: answers.map(([question, answer]) => ({ question, answer })) })
  const read = async (id: string) => (await ours.applications.show({ id })).applicant.answers
  return { ...world, answered, read }
}
const full: [string, string][] = [
  [why.question, '株式会社サンプルで\r\n監視を8年。佐藤です。'],
  [pay.question, ''],
  [place.question, '京都'],
  [start.question, 'はい'],
]

test('the questions stand on the form, and the company and the candidate read the answers in their order', async ({ db }) => {
  const { mine, job_id, answered, read, candidate } = await addAsking(db)
  expect((await mine.applications.show({ id: job_id })).questions).toEqual([why, pay, place, start])
  const { id, answers } = await answered(full)
  expect(answers.map(({ answer }) => answer)).toEqual(['株式会社サンプルで\n監視を8年。佐藤です。', '', '京都', 'はい'])
  expect(await read(id)).toEqual(answers)
  expect((await mine.applications.list()).applications[0]!.answers).toEqual(answers)
  const { application_answers } = await personalRows(db, candidate.id)
  expect(application_answers).toMatchObject([{ question: why.question, answer: answers[0]!.answer }, {}, {}, {}])
})

test.for<[string, [string, string][], string[]]>([
  ['nothing', [], ['answers.0', 'answers.2']],
  [
    'spaces',
    [
      [why.question, '　 '],
      [place.question, '京都'],
    ],
    ['answers.0'],
  ],
  [
    'another choice',
    [
      [why.question, 'はい'],
      [place.question, '大阪'],
    ],
    ['answers.2'],
  ],
  [
    'neither yes nor no',
    [
      [why.question, 'はい'],
      [place.question, '京都'],
      [start.question, 'たぶん'],
    ],
    ['answers.3'],
  ],
  [
    'too long a line',
    [
      [why.question, 'はい'],
      [place.question, '京都'],
      [pay.question, '万'.repeat(201)],
    ],
    ['answers.1'],
  ],
  ['a question that is not asked', [...full, ['血液型は', 'A']], ['answers']],
])('%s is refused beside its question, and nothing is sent', async ([, answers, fields], { db }) => {
  const { answered, mine } = await addAsking(db)
  const refusal: unknown = await answered(answers).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'INPUT_INVALID' })
  expect((refusal as { data: { field: string }[] }).data.map(({ field }) => field)).toEqual(fields)
  expect((await mine.applications.list()).applications).toEqual([])
})

test('what is not shown to the company is hidden in free answers as in the profile, in the preview already, and again once it is taken back', async ({
  db,
}) => {
  const { answered, read, mine, company_id, job_id } = await addAsking(db)
  const shown = { ...defaultChoice, name: false, career: false }
  const answers = full.map(([question, answer]) => ({ question, answer }))
  const preview = await mine.application_choices.preview({ company_id, job_id, shown, answers })
  const { id } = await answered(full, shown)
  const seen = await read(id)
  expect(seen).toEqual(preview.answers)
  expect(seen[0]!.answer).not.toMatch(/佐藤|サンプル/)
  expect(seen[2]!.answer).toBe('京都')
  expect((await mine.applications.list()).applications[0]!.answers[0]!.answer).toContain('佐藤')
  await mine.reveals.grant({ company_id, parts: ['profile', 'name', 'career'] })
  expect((await read(id))[0]!.answer).toContain('株式会社サンプルで')
  await mine.reveals.revoke({ company_id })
  expect((await read(id))[0]!.answer).not.toMatch(/佐藤|サンプル/)
})

test('a question that is changed later changes no answer', async ({ db }) => {
  const { answered, read, ours, job_id } = await addAsking(db)
  const { id } = await answered(full)
  await ours.job_offers.change({ id: job_id, questions: [{ ...why, question: '別の質問' }] })
  expect((await read(id)).map(({ question }) => question)).toEqual([why, pay, place, start].map(({ question }) => question))
})

test('the answers of a candidate who leaves are deleted', async ({ db }) => {
  const { answered, read, candidate } = await addAsking(db)
  const { id } = await answered(full)
  await removeCandidate(await contextOf(db, { now: () => today }), candidate.id, 1)
  expect(await read(id)).toEqual([])
  expect(await db.selectFrom('application_answers').select('answer').execute()).toEqual([])
})

test('a scout that is accepted answers the questions of its job, and without them is not accepted', async ({ db }) => {
  const { candidate: mine, company: ours, company_id, job_id, scout, deliver } = await prepareScout(db)
  await ours.job_offers.change({ id: job_id, questions: [place] })
  await scout()
  await deliver()
  expect((await mine.scouts.show({ company_id })).questions).toEqual([place])
  await expect(mine.scouts.accept({ company_id })).rejects.toMatchObject({ data: [{ field: 'answers.0' }] })
  await mine.scouts.accept({ company_id, answers: [{ question: place.question, answer: '東京' }] })
  const { applications } = await ours.applications.list({})
  expect((await ours.applications.show({ id: applications[0]!.id })).applicant.answers).toMatchObject([{ answer: '東京' }])
})

test('what must not be asked of applicants is not saved for a public job; what else its posting lacks is no obstacle', async ({ db }) => {
  const { ours, job_id } = await addAsking(db, [])
  const refusal: unknown = await ours.job_offers
    .change({ id: job_id, questions: [{ ...why, question: '本籍地はどこですか' }] })
    .catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'LINT_ERRORS', data: [{ field: 'questions' }] })
  expect((await ours.job_offers.change({ id: job_id, questions: [why] })).job.questions).toEqual([why])
  expect((await ours.job_offers.show({ id: job_id })).versions.filter(({ kind }) => kind === 'changed')).toEqual([])
  expect((await ours.job_offers.copy({ id: job_id })).job.questions).toEqual([why])
})
