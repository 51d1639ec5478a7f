import { hourlyWages } from '../searched-values.ts'
import { amount, numberOf } from './amounts.ts'
import type { Folded } from './fold-typed.ts'
import type { Meaning } from './meaning.ts'

const labels = {
  year: '想定年収|予定年収|理論年収|希望年収|年収|年俸',
  month: '月給|月収|月額|月単価|基本給|固定給|月',
  hour: '時給|時間給',
  unsaid: '給与|給料|報酬',
}
const unit = '万円|万|億円|億|円'
const more = '以上|超え|超|オーバー|以降|台|クラス|前後|くらい|ぐらい|程度|から|up|[~+↑-]'
/** An upper limit is no condition that a search has: such a piece stays words. */
const less = '以下|未満|まで|以内'

const pay = new RegExp(
  `(?:(?:(?<year>${labels.year})|(?<month>${labels.month})|(?<hour>${labels.hour})|(?<unsaid>${labels.unsaid}))(?:[はがの:] ?| )?)?` +
    `(?<low>${amount})(?<lowUnit>${unit})?(?: ?(?:~|-|ー|から) ?(?<high>${amount})(?<highUnit>${unit})?)?(?: ?(?:${more}))?(?! ?(?:${less}))`,
  'y',
)

/** Not pay, though an amount of 万 stands there: 「500万ユーザー」, 「資本金 1000万円」. */
const counted = /^ ?(?:ユーザ|人(?![事材])|件|dl|ダウンロード|会員|pv|社(?![員内会])|台|個(?!人)|回|枚|曲|店(?![長舗])|世帯|調達|規模|資金|予算)/
const other = /(?:資本金|売上|売上高|年商|調達|調達額|予算|流通額|arr|mrr|gmv|累計|登録) ?$/

const MONTHS = 12
/** 万円 a year between which an amount without a word before it is pay. */
const usual = { from: 150, to: 9_999 }
const MOST = 100_000

/** Pay that begins at this place: 年収 and 月給 as a year's, 時給 as the highest step that it reaches. */
export function payAt({ text }: Folded, start: number): { end: number; meaning: Meaning } | null {
  pay.lastIndex = start
  const groups = pay.exec(text)?.groups
  if (!groups) return null
  const { year, month, hour, unsaid, low = '', lowUnit, highUnit } = groups
  const end = pay.lastIndex
  const typedUnit = lowUnit ?? highUnit
  if (hour) return hourly(numberOf(low), typedUnit, end)
  // 「月給35万以上 人事」: an amount that is called pay is no count.
  if (!year && !month && (counted.test(text.slice(end)) || other.test(text.slice(0, start)))) return null
  const man = inMan(numberOf(low), typedUnit)
  if (year) return yearly(man ?? (numberOf(low) >= 100 ? numberOf(low) : null), end)
  if (month || (unsaid && man !== null && man < 100)) return man === null || man < 5 || man > 999 ? null : yearly(Math.floor(man * MONTHS), end, man)
  return man === null || man < usual.from || man > usual.to ? null : yearly(man, end)
}

/** In 万円; null where no unit says so. */
function inMan(number: number, typedUnit: string | undefined) {
  if (!typedUnit) return null
  return typedUnit === '円' ? number / 10_000 : typedUnit.startsWith('億') ? number * 10_000 : number
}

function yearly(man: number | null, end: number, ofMonth?: number): { end: number; meaning: Meaning } | null {
  const value = Math.floor(man ?? 0)
  if (value < 1 || value > MOST) return null
  const label = `年収${value.toLocaleString('ja-JP')}万円以上${ofMonth === undefined ? '' : `（月給${ofMonth.toLocaleString('ja-JP')}万円の12か月分）`}`
  return { end, meaning: { parameter: 'min_salary', values: [value], label } }
}

function hourly(yen: number, typedUnit: string | undefined, end: number): { end: number; meaning: Meaning } | null {
  if ((typedUnit ?? '円') !== '円' || yen < 500 || yen > 20_000) return null
  const step = hourlyWages.findLast((one) => one <= yen) ?? hourlyWages[0]
  return { end, meaning: { parameter: 'hourly_wage', values: [step], label: `時給${step.toLocaleString('ja-JP')}円以上` } }
}
