import { isEmployment } from '../kinds.ts'
import type { Posting, Rule } from '../posting.ts'
import { plainText } from '../words/plain-text.ts'
import { textFields } from '../words/text-fields.ts'

const mention = /固定(時間外|残業)|みなし(残業|時間外|手当)|定額残業|残業(代|手当)(は)?(を?含む|を?含み|込み?|コミ)/g
const denied = /^.{0,6}(なし|無し|無い|無\b|ない|ありません|廃止|ではなく|含みません|含まず|含まない|せず|ゼロ)/

const when = (rule: string, level: Rule['level'], field: string, message: string, isSo: (job: Posting['job']) => boolean): Rule => ({
  rule,
  level,
  find: ({ job }) => (job.fixed_overtime && isSo(job) ? [{ field, message }] : []),
})

const HOURS_A_MONTH = 173.8
const LIMIT = 45

/** law.md L5: base pay without it, hours and amount, and that more is paid besides (指針). */
export const fixedOvertime: Rule[] = [
  when('fixed_overtime_base', 'error', 'base_pay', '固定残業代があるときは、それを除いた基本給を書いてください。', (job) => job.base_pay === null),
  when('fixed_overtime_hours', 'error', 'fixed_overtime_hours', '固定残業代が何時間分かを書いてください。', (job) => job.fixed_overtime_hours === null),
  when('fixed_overtime_amount', 'error', 'fixed_overtime_amount', '固定残業代の額を書いてください。', (job) => job.fixed_overtime_amount === null),
  when(
    'fixed_overtime_excess',
    'error',
    'fixed_overtime_excess_paid',
    '決めた時間を超えた分を別に支払うことを示してください。',
    (job) => job.fixed_overtime_excess_paid === null,
  ),
  when(
    'fixed_overtime_unpaid',
    'error',
    'fixed_overtime_excess_paid',
    '超えた分を支払わない条件では募集できません。割増賃金は、法律で必ず支払うと決められています。',
    (job) => job.fixed_overtime_excess_paid === false,
  ),
  when(
    'fixed_overtime_long',
    'warning',
    'fixed_overtime_hours',
    `固定残業が月${LIMIT}時間を超えています。時間外労働の上限の原則は月${LIMIT}時間です。`,
    (job) => (job.fixed_overtime_hours ?? 0) > LIMIT,
  ),
  when(
    'fixed_overtime_low',
    'warning',
    'fixed_overtime_amount',
    '基本給と時間から見ると、固定残業代が割増賃金（2割5分増し）に足りないようです。額を確かめてください。',
    ({ base_pay, fixed_overtime_hours, fixed_overtime_amount }) =>
      base_pay !== null &&
      fixed_overtime_hours !== null &&
      fixed_overtime_amount !== null &&
      fixed_overtime_amount < (base_pay / HOURS_A_MONTH) * 1.25 * fixed_overtime_hours * 0.97,
  ),
  when(
    'fixed_overtime_sum',
    'warning',
    'base_pay',
    '基本給と固定残業代の合計が、月給の下限を超えています。数字を確かめてください。',
    ({ base_pay, fixed_overtime_amount, pay_unit, pay_min }) =>
      pay_unit === 'month' && pay_min !== null && base_pay !== null && fixed_overtime_amount !== null && base_pay + fixed_overtime_amount > pay_min * 1.01,
  ),
  {
    rule: 'fixed_overtime_hidden',
    level: 'error',
    find: ({ job }) =>
      job.fixed_overtime || !isEmployment(job)
        ? []
        : textFields.flatMap((field) => {
            const text = plainText(job[field])
            const found = [...text.matchAll(mention)].find(({ 0: words, index }) => !denied.test(text.slice(index + words.length)))
            return found ? [{ field, message: `「${found[0]}」とあります。「固定残業代」で「あり」を選び、時間、額、基本給を書いてください。` }] : []
          }),
  },
]
