import { plainForm } from '../text/plain-form.ts'

const WORKED =
  /週\s{0,9}(\d)(?:\s{0,9}日)?(?:\s{0,9}[~-]\s{0,9}(?:週?\s{0,9})?(\d))?\s{0,9}日\s{0,9}(~|以上|から|より|程度|以内|まで)?(?!\s{0,9}(?:休|の?(?:出社|リモート|在宅)|(?:まで|程度|以上|以内)?[^\n。]{0,4}(?:出社|リモート|在宅)))/
const RESTED = /週休\s*(\d)\s*日/

/** Days a week that are worked: 週3日〜, 週2〜4日, or what 週休2日 leaves. */
export function readWeekDays(text: string): { min_week_work_days: number | null; max_week_work_days: number | null } {
  const plain = plainForm(text.slice(0, 20_000))
  const [, first, last, mark] = WORKED.exec(plain) ?? []
  const from = Number(first)
  if (from >= 1 && from <= 7) {
    const to = last ? Number(last) : mark && /~|以上|から|より/.test(mark) ? null : from
    const least = mark && /以内|まで/.test(mark) ? null : from
    if (to === null || (to >= from && to <= 7)) return { min_week_work_days: least, max_week_work_days: to }
  }
  const rest = Number(RESTED.exec(plain)?.[1])
  return { min_week_work_days: null, max_week_work_days: rest >= 1 && rest <= 4 ? 7 - rest : null }
}
