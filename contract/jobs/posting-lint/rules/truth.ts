import type { Rule } from '../posting.ts'

const bare = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/株式会社|有限会社|合同会社|\(株\)|\(有\)|\s/g, '')
    .toLowerCase()
const FEWEST_LETTERS = 60

/** law.md L1: nothing false, nothing that misleads. */
export const truth: Rule[] = [
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
