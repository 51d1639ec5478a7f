import { annualHolidays } from '../../searched-values.ts'
import type { Folded } from '../fold-typed.ts'
import type { Meaning } from '../meaning.ts'

/** A year has 104 days of weekends, and hardly a company gives more than this. 「年休10日」 are the days of paid leave. */
const MOST = 200
const less = '以下|未満|まで|以内'
const daysOff = new RegExp(
  `(?:年間の?(?:休日|休み)(?:日数|数)?|年休|年間休暇)(?:が|は|:)? ?(?<named>\\d{3})(?!\\d) ?日?(?: ?(?:以上|超え?|オーバー|以降|[~+]))?(?! ?(?:${less}))` +
    `|休日(?:数|日数)?(?:が|は|:)? ?(?<bare>\\d{3}) ?日(?: ?(?:以上|超え?|[~+]))?(?! ?(?:${less}))`,
  'y',
)

/** Days off a year, as the highest step that they reach. Fewer than the lowest step are no condition: every job of whole weekends has them. */
export function daysOffAt({ text }: Folded, start: number): { end: number; meaning: Meaning } | null {
  daysOff.lastIndex = start
  const groups = daysOff.exec(text)?.groups
  if (!groups) return null
  const days = Number(groups['named'] ?? groups['bare'])
  const step = annualHolidays.findLast((one) => one <= days)
  if (step === undefined || days > MOST) return null
  return { end: daysOff.lastIndex, meaning: { parameter: 'annual_holidays', values: [step], label: `年間休日${step}日以上` } }
}
