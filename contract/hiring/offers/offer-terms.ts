import { z } from 'zod'
import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { KnownDay } from '#contract/platform/text/timestamp.ts'
import { posted } from './offer-term-names.ts'

/** The conditions of work of one offer (職業安定法5条の3, 労働基準法15条). Money in yen per `pay_unit`, `min_salary` in 万円 a year. */
export const OfferTerms = z.strictObject({
  ...JobContent.pick(posted).shape,
  /** The first day at work. */
  start_on: KnownDay.nullable().meta({ example: '2027-02-01' }),
  paid_leave: text(2000).meta({ example: '入社日に10日。夏季3日、年末年始5日' }),
  overtime_rates: text(1000).meta({ example: '時間外25%、月60時間を超える分は50%、休日35%、深夜25%' }),
  closing_day: line(200).meta({ example: '毎月末日' }),
  pay_day: line(200).meta({ example: '翌月25日' }),
  pay_method: line(200).meta({ example: '本人名義の口座に振込' }),
  retirement_allowance: text(1000).meta({ example: 'なし' }),
  resignation: text(3000).meta({ example: '定年60歳（65歳まで再雇用）。退職は30日前までに申し出。解雇の事由は就業規則第30条' }),
  consultation_desk: text(500).meta({ example: '人事部 三枝 由香' }),
})
export type OfferTerms = z.infer<typeof OfferTerms>
