import { plainText } from '../words/plain-text.ts'

const amount = String.raw`([\d,]{1,20}(?:\.\d{1,4})?)\s{0,9}(万円?|円)?`
/** Labelled as what this job pays, at the beginning of a line or by a word, not an example nor a rise. */
const band = new RegExp(
  String.raw`(?:^[・■◆【\s]{0,20}|(?:想定|理論|予定|提示))(?:年収|年俸)(?!例)[】\s:：は]{0,3}${amount}(?:\s{0,9}(?:~|-|から)\s{0,9}${amount})?(?:以上)?(?!\s{0,9}(?:以上)?(?:も|/|アップ|up|増|可|の|程度|例|[\d(]))`,
  'im',
)

/** The first yearly pay that a text names, in 万円; null when it names none. */
export function yearlyBand(text: string) {
  const [words, low, lowUnit, high, highUnit] = band.exec(plainText(text)) ?? []
  if (!words || !low) return null
  const unit = lowUnit ?? highUnit ?? ''
  const min = inMan(low, unit)
  const max = high ? inMan(high, highUnit ?? unit) : null
  // A figure that no year of work brings is no yearly pay.
  return min === null || min < 50 || min > 100_000 ? null : { min, max, words: words.trim() }
}

function inMan(digits: string, unit: string) {
  const figure = Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(figure)) return null
  return unit === '円' || (unit === '' && figure >= 100_000) ? figure / 10_000 : figure
}
