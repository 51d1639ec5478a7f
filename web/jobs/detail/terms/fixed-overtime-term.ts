import { yenWords } from '#contract/jobs/postings/yen-words.ts'
import { orMissing, type Posting, type Term } from './term.ts'

/** Hours, amount, the base pay without it, and that more is paid for more: the four things that fixed overtime must say. */
export function fixedOvertimeTerm({ job, isContractor }: Posting): Term[] {
  const { fixed_overtime, fixed_overtime_hours: hours, fixed_overtime_amount: amount, base_pay, fixed_overtime_excess_paid: isExcessPaid } = job
  if (!fixed_overtime) {
    const value = fixed_overtime === false ? 'なし' : orMissing(job, 'fixed_overtime', '')
    return isContractor ? [] : [{ name: '固定残業代', value, notes: [] }]
  }

  const excess = hours ? `${hours}時間を超えた分` : '超えた分'
  return [
    {
      name: '固定残業代',
      value: `${hours ? `月${hours}時間分` : `時間：${orMissing(job, 'fixed_overtime_hours', '')}`}・${amount ? yenWords(amount) : `金額：${orMissing(job, 'fixed_overtime_amount', '')}`}`,
      notes: [
        `これを除く基本給：${orMissing(job, 'base_pay', base_pay ? `月${yenWords(base_pay)}` : '')}`,
        isExcessPaid
          ? `${excess}は、別に支払います`
          : `${excess}の支払い：${isExcessPaid === false ? 'なし' : orMissing(job, 'fixed_overtime_excess_paid', '')}`,
      ],
    },
  ]
}
