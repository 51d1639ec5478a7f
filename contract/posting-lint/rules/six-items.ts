import type { Rule } from '../posting.ts'

/** law.md L2: what must stand in the advert itself, in the order of the notice of 2024-12-18. No meeting puts these off. */
export const sixItems: Rule[] = [
  {
    rule: 'six_name',
    level: 'error',
    find: ({ job, company }) =>
      job.recruiter_name || !company.name
        ? []
        : [{ field: 'recruiter_name', message: '募集する会社か人の、正式な名称を書いてください。求人に必ず載せると決められています。' }],
  },
]
