import { plainForm } from '../text/plain-form.ts'
import { findAmounts, type Amount } from './find-amounts.ts'
import { isPlausiblePay, type PayUnit } from './pay-unit.ts'

export type Pay = { pay_unit: PayUnit; pay_min: number | null; pay_max: number | null }
type Candidate = Amount & { unit: PayUnit; isExpected: boolean; isBase?: boolean }

const LABELS: [PayUnit, RegExp][] = [
  ['year', /(?:想定|理論|初年度|提示)?(?:年収|年俸|年棒|年額|年間給与)|初年度想定|(?:annual|yearly) (?:salary|pay)/gi],
  ['month', /月給|月収|月額|月俸|固定給|基本給|monthly (?:salary|pay)|(?<!\d)月(?:に|々)?[\s約]{0,3}$/gi],
  ['day', /日給|日当|日額|日収/g],
  ['hour', /時給|時間単価|時間給|時間額|1時間あたり|hourly (?:rate|pay)/gi],
]
const ABOUT = String.raw`^\s{0,9}(?:程度|前後|くらい|ぐらい|ほど|以上|以下|まで|~)?\s{0,9}(?:\((?:税別|税抜|税抜き|税込|税込み)\)\s{0,9})?`
const AFTER: [PayUnit, RegExp][] = [
  ['year', new RegExp(String.raw`${ABOUT}(?:[/／]\s*年|per (?:year|annum)|\/\s*(?:yr|year))`, 'i')],
  ['month', new RegExp(String.raw`${ABOUT}(?:[/／]\s*人?月|per month|\/\s*month)`, 'i')],
  ['day', new RegExp(String.raw`${ABOUT}(?:[/／]\s*人?日|per day|\/\s*day)`, 'i')],
  ['hour', new RegExp(String.raw`${ABOUT}(?:[/／]\s*(?:時|h\b)|per hour|\/\s*(?:hr|hour))`, 'i')],
]
// Money that is no pay, or pay of another person, of a trial time, of the past.
const OTHER_MONEY =
  /手当|残業|みなし|賞与|ボーナス|インセンティブ|交通費|祝金|祝い金|寸志|報奨|家賃|住宅|補助|支給上限|資本金|売上|調達|モデル|実績|平均|試用期間|研修|昇給|例[】＞>)\]:：]|(?:月収|年収|給与|収入)例|アップ|UP|前職|撮影|案件単価|寮費/i
const RISE = /^(?:[^\n。※(（]{0,6}(?:アップ|UP|増|の昇給)|(?:分の?|の)?(?:手当|固定残業|残業代)|(?:分の?|の)賞与)/i
const CLAUSE_ENDS = /[\n。※◎■◆●★☆◇・;|]| \/ |＋|\+/g

/**
 * The pay in a salary text, chosen in this order: The first amount named 年収, 月給, 日給 or 時給 that is not 固定残業代, a bonus, an allowance, an example, an average or
 * the trial time; else an amount at the start of a clause, read as a year's from 1,000,000 yen, as a month's from 100,000. `year` is what the text expects a
 * year's pay to be when it says so beside a monthly one.
 */
export function readPay(text: string): { pay?: Pay; year?: Pay } {
  const plain = plainForm(text.slice(0, 5_000))
  const amounts = findAmounts(plain)
  const named = amounts.flatMap((amount, index) => candidateOf(plain, amount, amounts[index - 1]?.end ?? 0))
  // 基本給28万円＋固定残業代7万円＝月給35万円: the whole counts before its part.
  const whole = named[0]?.isBase ? named.find(({ unit, isBase }) => unit === 'month' && !isBase) : undefined
  const first = whole ?? named[0] ?? amounts.flatMap((amount) => unnamedOf(plain, amount))[0]
  if (!first) return {}
  const year = [...named, ...amounts.flatMap((amount) => unnamedOf(plain, amount))].find(({ unit, isExpected }) => unit === 'year' && isExpected)
  return { pay: payOf(first), ...(first.unit !== 'year' && year && { year: payOf(year) }) }
}

const payOf = ({ unit, min, max }: Candidate): Pay => ({ pay_unit: unit, pay_min: min ?? null, pay_max: max ?? null })

function candidateOf(text: string, amount: Amount, previousEnd: number): Candidate[] {
  const start = Math.max(previousEnd, startOfClause(text, amount.start))
  const before = text.slice(start, amount.start)
  const after = text.slice(amount.end, amount.end + 24)
  const label = lastLabel(before)
  const unit = AFTER.find(([, pattern]) => pattern.test(after))?.[0] ?? label?.unit ?? labelAbove(text, amount.start)
  if (!unit || !isPlausible(unit, amount)) return []
  if (OTHER_MONEY.test(before) || RISE.test(after)) return []
  const isRange = amount.min !== amount.max
  return [{ ...amount, unit, isExpected: isRange || /想定|理論|初年度/.test(before) || before.trim() === label?.text, isBase: label?.text === '基本給' }]
}

function unnamedOf(text: string, amount: Amount): Candidate[] {
  const before = text
    .slice(startOfClause(text, amount.start), amount.start)
    .replace(/^[\s\-・■◆●(（【[「<＜]+/, '')
    .replace(/^(?:最大|上限|約|~)\s*$/, '')
  if (
    before !== '' ||
    RISE.test(text.slice(amount.end, amount.end + 14)) ||
    OTHER_MONEY.test(lineAbove(text, amount.start)) ||
    /^[/／](?!\s)/.test(text.slice(amount.end))
  )
    return []
  const low = amount.min ?? amount.max ?? 0
  const unit = low >= 1_000_000 ? 'year' : low >= 100_000 ? 'month' : undefined
  return unit && isPlausible(unit, amount) ? [{ ...amount, unit, isExpected: amount.min !== amount.max }] : []
}

const isPlausible = (unit: PayUnit, { min, max }: Amount) => [min, max].every((yen) => yen === undefined || isPlausiblePay(unit, yen))

function startOfClause(text: string, end: number) {
  let start = 0
  for (const { index, 0: mark } of text.slice(0, end).matchAll(CLAUSE_ENDS)) start = index + mark.length
  return start
}

function lastLabel(text: string) {
  const found = LABELS.flatMap(([unit, pattern]) => [...text.matchAll(pattern)].map(({ index, 0: label }) => ({ unit, index, text: label })))
  return found.sort((one, other) => other.index - one.index)[0]
}

const lineAbove = (text: string, before: number) => text.slice(0, startOfLine(text, before)).trimEnd().split('\n').at(-1) ?? ''
const startOfLine = (text: string, before: number) => text.lastIndexOf('\n', before - 1) + 1

/** ■月給 on a separate line names the amounts of the next. */
function labelAbove(text: string, at: number) {
  const above = lineAbove(text, at)
  return above.length <= 12 && !/\d/.test(above) && !OTHER_MONEY.test(above) && startOfClause(text, at) >= startOfLine(text, at)
    ? lastLabel(above)?.unit
    : undefined
}
