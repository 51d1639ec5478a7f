import { weekDays } from '../../searched-values.ts'
import type { Folded } from '../fold-typed.ts'
import type { Meaning } from '../meaning.ts'

const number = '[1-7一二三四五六七]'
const kanji = '一二三四五六七'
/** 「週3リモート」 and 「週2日は出社」 say where one works, not on how many days; so does 「週1回の定例」. */
const elsewhere =
  '(?: ?(?:日|回)?(?:まで|程度|以上|以内|くらい|ぐらい)?(?:は|の|で)? ?(?:出社|出勤|通勤|オフィス|来社|常駐)|(?:日|回)?(?:は|の|で)?(?:リモート|テレワーク|在宅|自宅))'
const worked = new RegExp(
  `週(?:に|あたり)? ?(?<low>${number})(?!\\d)(?!${elsewhere})(?:日間?)?(?: ?[~-] ?(?:週)?(?<high>${number})(?!\\d)(?!${elsewhere})(?:日間?)?)?` +
    '(?: ?(?:から|以上|以下|以内|まで|程度|くらい|ぐらい|前後|だけ|のみ|[~+]))?(?:でも)?(?:で)? ?(?:勤務|稼働|シフト|働きたい|働ける)?(?:から)?(?:ok|可能|可|歓迎|相談)?(?:な)?(?![日回])',
  'y',
)
const rested = new RegExp(`週休(?<days>[3-6三四五六])日(?:制)?(?:(?:可|ok|あり|選択)?(?:制)?)?`, 'y')

/** Days a week on which somebody wants to work: jobs in which so few are enough. Of 「週2〜3日」 the higher one. */
export function weekDaysAt({ text }: Folded, start: number): { end: number; meaning: Meaning } | null {
  rested.lastIndex = start
  const free = rested.exec(text)?.groups?.['days']
  if (free) return meaningOf(7 - numberOf(free), rested.lastIndex)
  worked.lastIndex = start
  const groups = worked.exec(text)?.groups
  if (!groups) return null
  const [low, high] = [numberOf(groups['low'] ?? ''), numberOf(groups['high'] ?? groups['low'] ?? '')]
  // 「週2〜5日」 is what postings write: the fewest count.
  return high < low ? null : meaningOf(weekDays.some((days) => days === high) ? high : low, worked.lastIndex)
}

const numberOf = (letter: string) => (kanji.includes(letter) ? kanji.indexOf(letter) + 1 : Number(letter))

/** Five days and more are what nearly every job asks: no condition. */
const meaningOf = (days: number, end: number): { end: number; meaning: Meaning } | null =>
  weekDays.some((step) => step === days) ? { end, meaning: { parameter: 'week_days', values: [days], label: `週${days}日から` } } : null
