import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CandidateProfileChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import { contract } from '#contract/index.ts'
import { nameProblem, readableNames } from './name-problem.ts'

test.each(['\u3164', '\u2800', '\u200B', '\u2060\u2060', '\u115F', '\uFFA0', '\u200D', '\u0301', '\u{E0041}', 'ㅤ ㅤ', '\u{1D159}', '\uE000'])(
  '%j shows nothing and is no name',
  (name) => expect(nameProblem(name)).toMatch(/見える文字が1つも|見えない文字/),
)

test.each(['\u061C', '\u200E', '\u200F', '\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'a name with the direction control %j is refused',
  (control) => expect(nameProblem(`山田${control}花子`)).toContain('文字の向きを変える'),
)

test.each(['山\u200B田', '株式会社\u2060芽', '芽\u00AD生え', '山田\uFEFF商店', '芽\u{E0061}'])('%j looks like another name and is refused', (name) =>
  expect(nameProblem(name)).toContain('見えない文字'),
)

test.each(['', '山田 花子', '株式会社　芽', "O'Brien", 'محمد علي', 'می‌خواهم', '👩‍💻', '葛\u{E0100}飾', 'が', '三枝', '김민수', 'ＡＢＣ・㈱'])(
  '%j is a name',
  (name) => expect(nameProblem(name)).toBeUndefined(),
)

test('each name of an input is named where it stands', () => {
  const input = CandidateProfileChange.superRefine(readableNames)
  const { error } = input.safeParse({ name: '\u3164', work_experiences: [{ organization_name: '株式会社\u202Eめばえ' }] })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'work_experiences.0.organization_name'])
})

const invisible = '\u3164'
const { company_registrations, candidate_users, company_users, operators } = contract
/** Every way in, and where it takes a name. */
const waysIn = [
  ['sign-up of a company', company_registrations.sign_up, ['company_name', 'name'], { company_name: invisible, name: invisible }],
  ['an invitation', company_registrations.accept_invitation, ['name'], { name: invisible }],
  ['a member’s own name', company_users.own.change, ['name'], { name: invisible }],
  ['a company’s page', company_users.company.change, ['name', 'officer_name'], { name: invisible, officer_name: invisible }],
  ['a job', company_users.job_offers.change, ['recruiter_name'], { id: '1', recruiter_name: invisible }],
  ['a profile', candidate_users.profile.change, ['name', 'name_reading'], { name: invisible, name_reading: invisible }],
  ['an account', candidate_users.settings.change, ['username'], { username: invisible }],
  ['a JSON Resume', candidate_users.resume.import, ['resume.basics.name'], { resume: { basics: { name: invisible } } }],
  ['a draft of a registration', candidate_users.registration_draft.keep, ['latest_work_name'], { latest_work_name: invisible }],
  ['a company that operators add', operators.companies.create, ['company_name'], { company_name: invisible }],
  ['an operator', operators.members.add, ['name'], { name: invisible }],
] as const

test.each(waysIn)('%s refuses an invisible name and says where', (_, procedure, fields, input) => {
  const { inputSchema } = procedure['~orpc']
  const { error } = (inputSchema as z.ZodType).safeParse(input)
  const told = error?.issues.filter(({ message }) => message.includes('見える文字が1つも')).map(({ path }) => path.join('.'))
  expect(told).toEqual([...fields])
})
