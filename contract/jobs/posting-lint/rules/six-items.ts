import { isDeferred } from '../field-names.ts'
import type { Posting, Rule } from '../posting.ts'

const six = ['recruiter_name', 'company.address', 'company.contact', 'description', 'address', 'min_salary']
const must = '求人に必ず載せると法律で決められています。'

const missing = (rule: string, field: string, message: string, isMissing: (posting: Posting) => boolean): Rule => ({
  rule,
  level: 'error',
  find: (posting) => (isMissing(posting) ? [{ field, message: message + must }] : []),
})

const withoutLinks = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/[\s。、:：]/g, '')
const FEWEST_LETTERS = 15

/** law.md L2: the six that must stand in the advert itself (notice of 2024-12-18), and L20 for 業務委託. A link, or the meeting, does not do. */
export const sixItems: Rule[] = [
  missing('six_name', 'recruiter_name', '募集する会社の正式な名称を書いてください。', ({ job }) => !job.recruiter_name),
  missing('six_address', 'company.address', '企業ページに、住所を番地と建物まで書いてください。', ({ company }) => !company.address),
  missing(
    'six_contact',
    'company.contact',
    '企業ページに、電話、メール、問い合わせ先のどれかを書いてください。',
    ({ company: { contact_phone, contact_email, contact_url } }) => !contact_phone && !contact_email && !contact_url,
  ),
  missing('six_duties', 'description', '何をする仕事かを書いてください。', ({ job }) => !job.description),
  missing('six_workplace', 'address', '働く場所を選んでください。', ({ job }) => job.address === null && job.prefectures.length === 0 && job.remote !== 2),
  missing('six_wage', 'min_salary', '年収の下限か、月給・日給・時給の額を数字で書いてください。', ({ job }) => job.min_salary === null && job.pay_min === null),
  {
    rule: 'six_by_link',
    level: 'error',
    find: ({ job: { description } }) =>
      description && withoutLinks(description).length < FEWEST_LETTERS
        ? [{ field: 'description', message: 'どんな仕事かがわかるように、ここに書いてください。リンクや一言だけでは、載せたことになりません。' }]
        : [],
  },
  {
    rule: 'six_deferred',
    level: 'error',
    find: ({ job: { deferred_terms } }) =>
      deferred_terms
        .filter((term) => six.some((field) => isDeferred([term], field)))
        .map((term) => ({ field: 'deferred_terms', message: `「${term}」は面談まで延ばせません。求人に書いてください。` })),
  },
]
