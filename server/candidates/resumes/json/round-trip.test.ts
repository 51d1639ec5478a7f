import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonResume } from '#contract/candidates/profiles/json-resume.ts'
import type { Resume, ResumeNames } from '../resume.ts'
import { jsonResumeOf } from './json-resume-of.ts'
import { profileChangeOf } from './profile-change-of.ts'

const names: ResumeNames = {
  prefectures: [
    { id: 13, name: '東京都' },
    { id: 26, name: '京都府' },
    { id: 48, name: '海外' },
  ],
  skill_types: [
    { id: 1, name: 'TypeScript' },
    { id: 2, name: '法人営業' },
  ],
  english_level: [
    { id: 1, name: 'なし' },
    { id: 4, name: 'ビジネス' },
  ],
  work_employment_types: [{ id: 1, name: '正社員' }],
}
const nothing: Resume = {
  name: '',
  email: 'hanako@candidate.example',
  phone_number: '',
  postal_code: '',
  address: null,
  address_detail: '',
  job_history_name: '',
  job_summary: '',
  skill_types: [],
  english_level: null,
  licenses: '',
  final_education_type: null,
  final_education_name: '',
  final_education_field_of_study: '',
  final_education_end_date: null,
  education_name: '',
  education_field_of_study: '',
  education_end_date: null,
  highschool_name: '',
  highschool_field_of_study: '',
  highschool_end_date: null,
  your_vision: '',
  your_vision_reason: '',
  work_experiences: [],
}

const line = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/\s+/g, ' ').trim())
const year = fc.option(fc.integer({ min: 1930, max: 2100 }))
const month = fc.integer({ min: 1, max: 12 })
const work = fc
  .record({
    organization_name: line.map((name) => `社${name}`),
    department_position: line,
    industry_type: line,
    work_summary: line,
    join: fc.option(fc.tuple(year, month)),
    leave: fc.option(month),
  })
  .map(({ join, leave, ...rest }) => {
    const [join_year, join_month] = join?.[0] ? [join[0], join[1]] : [null, null]
    const [leave_year, leave_month] = join_year !== null && leave !== null ? [join_year + 1, leave] : [null, null]
    return { ...rest, corporate_number: '', mail_domain: '', employment_type: null, join_year, join_month, leave_year, leave_month }
  })
  .filter(({ leave_year }) => leave_year === null || leave_year <= 2100)
const profile: fc.Arbitrary<Resume> = fc
  .record({
    name: line,
    job_history_name: line,
    job_summary: fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n').trim()),
    phone_number: fc.constantFrom('', '090-1234-5678', '+818012345678'),
    postal_code: fc.constantFrom('', '100-0001', '1000001'),
    address: fc.constantFrom(null, 13, 26, 48),
    address_detail: line,
    skill_types: fc.subarray([1, 2]),
    english_level: fc.constantFrom(null, 1, 4),
    licenses: fc.array(line, { maxLength: 4 }).map((lines) => lines.filter(Boolean).join('\n')),
    final_education_type: fc.constantFrom(null, 'doctor' as const, 'bachelor' as const, 'high_school' as const, 'other' as const),
    final_education_name: line,
    final_education_field_of_study: line,
    final_education_end_date: year,
    education_name: line,
    education_field_of_study: line,
    education_end_date: year,
    highschool_name: line,
    highschool_field_of_study: line,
    highschool_end_date: year,
    work_experiences: fc.array(work, { maxLength: 5 }).map((works) => works.map((one, order_no) => ({ ...one, order_no }))),
  })
  .map((fields) => ({ ...nothing, ...fields }))

test('an exported and imported profile is the same, in every field that the format has', () => {
  fc.assert(
    fc.property(profile, (resume) => {
      const file = JsonResume.parse(JSON.parse(JSON.stringify(jsonResumeOf(resume, names))))
      const { change, ignored } = profileChangeOf(file, nothing, names)
      expect({ ...nothing, ...change }).toEqual(resume)
      expect(ignored).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('an employer that is known keeps what JSON Resume has no field for', () => {
  const known = {
    ...nothing,
    work_experiences: [employer({ user_work_experience_id: 7, corporate_number: '1234567890123', mail_domain: 'yamada.example', employment_type: 1 })],
  }
  const { change } = profileChangeOf({ work: [{ name: '株式会社　山田', startDate: '2018-04' }] }, known, names)
  expect(change.work_experiences).toMatchObject([
    { user_work_experience_id: 7, corporate_number: '1234567890123', mail_domain: 'yamada.example', employment_type: 1 },
  ])
})

test('reads files of other programs, and lists parts that found no place', () => {
  const file = JsonResume.parse({
    basics: { name: 'Yamada Hanako', phone: '(080) 1234-5678', location: { region: '東京', postalCode: '〒100-0001' }, picture: null },
    work: [{ name: 'Sample', position: '', startDate: '2018-04-01', endDate: null, summary: 'Sold.', highlights: ['a', 'b'] }],
    education: [
      { institution: '山田高校', studyType: 'High School', endDate: '2010-03' },
      { institution: '東都大学', studyType: 'Bachelor', area: '法学', endDate: '2014-03-31' },
    ],
    skills: [{ name: 'Web', keywords: ['typescript', 'COBOL'] }],
    languages: [{ language: 'English', fluency: 'Professional working' }, { language: 'French' }],
    awards: [{ title: 'x' }],
  })
  const { change, ignored } = profileChangeOf(file, nothing, names)
  expect(change).toMatchObject({
    phone_number: '0801234-5678',
    postal_code: '100-0001',
    address: 13,
    final_education_name: '東都大学',
    final_education_type: 'bachelor',
    final_education_end_date: 2014,
    highschool_name: '山田高校',
    skill_types: [1],
    english_level: 4,
    work_experiences: [{ organization_name: 'Sample', join_year: 2018, join_month: 4, leave_year: null, work_summary: 'Sold.\n・a\n・b' }],
  })
  expect(ignored).toEqual([
    '選択肢にないスキルは取り込みません: Web、COBOL',
    '英語のほかの言語は取り込みません: French',
    '置く場所のない項目は取り込みません: 受賞',
  ])
})

test('names the place of a fault in a file', () => {
  const read = JsonResume.safeParse({
    work: [{ position: '部長' }, { name: '山田', startDate: '2020-13' }, { name: '山田', startDate: '2020-04', endDate: '2019' }],
    basics: 3,
  })
  expect(read.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
    'basics 項目のまとまりにしてください。',
    'work.0.name 会社名を書いてください。',
    'work.1.startDate 日付は 2024-04-01、2024-04、2024 のどれかの形です。',
    'work.2.endDate 退職の年月は、入社の年月と同じか、後にしてください。',
  ])
})

function employer(rest: Partial<Resume['work_experiences'][number]>): Resume['work_experiences'][number] {
  const empty = {
    corporate_number: '',
    mail_domain: '',
    department_position: '',
    industry_type: '',
    leave_year: null,
    leave_month: null,
    employment_type: null,
    work_summary: '',
    order_no: 0,
  }
  return { organization_name: '株式会社山田', join_year: 2018, join_month: 4, ...empty, ...rest }
}
