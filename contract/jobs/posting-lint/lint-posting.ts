import { sampleGap } from '../drafting/sample-postings.ts'
import type { Finding, Posting, Rule } from './posting.ts'
import { conditions } from './rules/conditions.ts'
import { contractor } from './rules/contractor.ts'
import { discretionaryWork } from './rules/discretionary-work.ts'
import { fixedOvertime } from './rules/fixed-overtime.ts'
import { hours } from './rules/hours.ts'
import { pay } from './rules/pay.ts'
import { places } from './rules/places.ts'
import { sixItems } from './rules/six-items.ts'
import { ageWords } from './words/age-words.ts'
import { fairSelectionWords } from './words/fair-selection-words.ts'
import { findWords } from './words/find-words.ts'
import { fraudWords } from './words/fraud-words.ts'
import { roleWords } from './words/role-words.ts'
import { sexWords } from './words/sex-words.ts'
import { textFields } from './words/text-fields.ts'

const bare = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/株式会社|有限会社|合同会社|\(株\)|\(有\)|\s/g, '')
    .toLowerCase()
const FEWEST_LETTERS = 60

/** law.md L1: nothing false, nothing that misleads. */
const truth: Rule[] = [
  {
    rule: 'sample_left',
    level: 'error',
    find: ({ job }) =>
      ([...textFields, 'address2', 'smoking_rule'] as const).flatMap((field) => {
        const gap = sampleGap.exec(job[field])?.[0]
        return gap ? [{ field, message: `見本の「${gap}」が残っています。自社の内容に書き換えてください。` }] : []
      }),
  },
  {
    rule: 'another_recruiter',
    level: 'warning',
    find: ({ job: { recruiter_name }, company: { name } }) =>
      recruiter_name && !bare(recruiter_name).includes(bare(name)) && !bare(name).includes(bare(recruiter_name))
        ? [{ field: 'recruiter_name', message: `募集者が「${name}」と違います。グループの会社で雇うときは、そのことを仕事の内容にも書いてください。` }]
        : [],
  },
  {
    rule: 'thin_description',
    level: 'warning',
    find: ({ job: { description } }) =>
      description && description.length < FEWEST_LETTERS
        ? [{ field: 'description', message: '仕事の内容が短すぎます。最初にすること、チーム、使う道具を書くと、合うかどうかがわかります。' }]
        : [],
  },
  {
    rule: 'no_job_field',
    level: 'warning',
    find: ({ job: { job_fields } }) =>
      job_fields.length === 0 ? [{ field: 'job_fields', message: '職種を選んでください。選ばないと、職種でさがす人に見つかりません。' }] : [],
  },
  {
    rule: 'no_requirement',
    level: 'warning',
    find: ({ job: { required_skills } }) =>
      required_skills ? [] : [{ field: 'required_skills', message: '必須の経験を書いてください。何も要らないときは「経験は問いません」と書きます。' }],
  },
]

export const lintRules: Rule[] = [...sixItems, ...conditions, ...contractor, ...pay, ...fixedOvertime, ...hours, ...discretionaryWork, ...places, ...truth]
export const lintWords = [...sexWords, ...roleWords, ...ageWords, ...fairSelectionWords, ...fraudWords]

/**
 * Everything that is missing, unclear, contradictory or not allowed in a posting (docs/posting-lint.md). Pure: the same for the server,
 * which lets nothing with an error be public, and for the editor, which asks while somebody types.
 */
export const lintPosting = (posting: Posting): Finding[] => [
  ...lintRules.flatMap(({ rule, level, find }) => find(posting).map(({ field, message }) => ({ field, rule, level, message }))),
  ...findWords(lintWords, posting),
]
