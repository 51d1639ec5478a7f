import { plainForm } from '../text/plain-form.ts'

const NONE = /^(?:試用期間)?(?:は|[:\s])*(?:なし|無し|無|ありません)/
const SAME = /同(?:じ|一|様|条件)|変わりません|変更(?:は)?(?:なし|ありません)|差異?(?:は)?(?:なし|ありません|ございません)|変動なし/
const OTHER = /異なる|異なり|(?:時給|月給|日給)\s*\d|契約社員|減額/
const MONTHS = /(\d{1,4}(?:\.\d{1,4})?)(?:\s{0,9}[~-]\s{0,9}(\d{1,4}))?\s{0,9}(?:ヶ月|か月|カ月|ヵ月|ケ月|ヶ月間|箇月|months?)/i

/** 試用期間: the text, its months (the longest of a range), and whether the terms are those of afterwards. */
export function readProbation(text: string) {
  const plain = plainForm(text.slice(0, 2_000)).replace(/[<>]/g, '')
  if (plain.trim() === '') return { trial: '', trial_months: null, trial_terms: '' }
  if (NONE.test(plain.trim())) return { trial: 'なし', trial_months: null, trial_terms: '' }
  const trial_terms = OTHER.test(plain) ? text.trim() : SAME.test(plain) ? '本採用と同じ条件です。' : ''
  return { trial: text.trim(), trial_months: monthsIn(plain), trial_terms }
}

function monthsIn(text: string) {
  const [, first, last] = MONTHS.exec(text) ?? []
  const months = first ? Number(last ?? first) : /半年/.test(text) ? 6 : Number(/(\d{1,4})\s{0,9}年/.exec(text)?.[1] ?? 0) * 12 || weeksIn(text)
  return months > 0 && months <= 24 ? months : null
}

function weeksIn(text: string) {
  const days = Number(/(\d{1,4})\s{0,9}日間?/.exec(text)?.[1] ?? 0) || Number(/(\d{1,4})\s{0,9}週間/.exec(text)?.[1] ?? 0) * 7
  return Math.round(days / 3) / 10
}
