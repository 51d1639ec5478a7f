import { isDeferred } from '../field-names.ts'
import type { Rule } from '../posting.ts'
import { plainText } from '../words/plain-text.ts'
import { textFields } from '../words/text-fields.ts'

/** law.md L4: a system under which hours are deemed must be said, with its kind and the hours. */
export const discretionaryWork: Rule[] = [
  {
    rule: 'discretionary_terms',
    level: 'error',
    find: ({ job: { discretionary_work, discretionary_work_terms, deferred_terms } }) =>
      discretionary_work && !discretionary_work_terms && !isDeferred(deferred_terms, 'discretionary_work_terms')
        ? [{ field: 'discretionary_work_terms', message: '裁量労働制の種類と、働いたものとみなす時間を書いてください。' }]
        : [],
  },
  {
    rule: 'discretionary_unclear',
    level: 'warning',
    find: ({ job: { discretionary_work, discretionary_work_terms } }) => {
      if (!discretionary_work || !discretionary_work_terms) return []
      const terms = plainText(discretionary_work_terms)
      const lacks = [!/専門業務|企画業務|専門型|企画型/.test(terms) && '種類（専門業務型か企画業務型か）', !/\d\s*時間/.test(terms) && 'みなす時間'].filter(
        Boolean,
      )
      return lacks.length > 0 ? [{ field: 'discretionary_work_terms', message: `${lacks.join('と、')}も書いてください。` }] : []
    },
  },
  {
    rule: 'discretionary_and_flex',
    level: 'warning',
    find: ({ job }) =>
      job.discretionary_work && job.flex
        ? [{ field: 'discretionary_work', message: '裁量労働制とフレックスは、同じ人に同時には使えません。どちらかを確かめてください。' }]
        : [],
  },
  {
    rule: 'discretionary_hidden',
    level: 'warning',
    find: ({ job }) => {
      if (job.discretionary_work) return []
      const isSaid = (text: string) => /裁量労働(?!制?(は|では|の適用は)?(なし|無し|ない|ありません|ではな))/.test(text)
      const field = textFields.find((name) => isSaid(plainText(job[name])))
      return field ? [{ field, message: '「裁量労働」とあります。適用するときは「裁量労働制」で「あり」を選び、条件を書いてください。' }] : []
    },
  },
]
