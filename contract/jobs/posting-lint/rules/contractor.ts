import { isContract, isEmployment } from '../kinds.ts'
import type { Posting, Rule } from '../posting.ts'

const isOnlyContract = ({ job }: Posting) => isContract(job) && !job.employment_types.some((type) => type !== 3)

const missing = (field: 'contractor_fee' | 'contractor_period' | 'contractor_termination', message: string): Rule => ({
  rule: field,
  level: 'error',
  find: ({ job }) => (isContract(job) && !job[field] ? [{ field, message }] : []),
})

/** law.md L1 and L20: 業務委託 has terms of its own and never shares a posting with employment. */
export const contractor: Rule[] = [
  missing('contractor_fee', '報酬の決め方と支払いの時期を書いてください。業務委託の募集では、示すことになっています。'),
  missing('contractor_period', '委託の期間を書いてください。'),
  missing('contractor_termination', '途中でやめるときの決まり（何日前に知らせるか）を書いてください。'),
  {
    rule: 'mixed_employment',
    level: 'error',
    find: ({ job }) =>
      isContract(job) && isEmployment(job)
        ? [{ field: 'employment_types', message: '雇用と業務委託は、守られる法律が違います。誤解のないように、求人を2つに分けてください。' }]
        : [],
  },
  {
    rule: 'contractor_hours',
    level: 'warning',
    find: (posting) =>
      isOnlyContract(posting) && posting.job.default_starting_time && posting.job.default_ending_time
        ? [
            {
              field: 'default_starting_time',
              message: '業務委託で働く時刻を決めると、雇用とみなされることがあります。決まった時刻でよいか、確かめてください。',
            },
          ]
        : [],
  },
  {
    rule: 'title_of_another_kind',
    level: 'warning',
    find: ({ job }) => {
      const title = `${job.position_title}\n${job.position}`.normalize('NFKC')
      if (job.employment_types.length > 0 && !isContract(job) && /業務委託|フリーランス/.test(title))
        return [{ field: 'position_title', message: '題名に「業務委託」とありますが、雇用の求人です。どちらかに合わせてください。' }]
      if (isContract(job) && !isEmployment(job) && /正社員(?!登用|化|への)|契約社員|アルバイト|パート(?!ナー)/.test(title))
        return [{ field: 'position_title', message: '題名に雇用の言葉がありますが、業務委託の求人です。どちらかに合わせてください。' }]
      return []
    },
  },
]
