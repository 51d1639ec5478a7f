import { readSchedule } from './schedule.ts'
import { freeTime, weekOverlap } from './week-overlap.ts'
import type { Availability } from '../wishes.ts'

/** How a job's hours fit a candidate's week, in words. */
export function hoursWords(availabilities: Availability[], text: string, breakTime: number | null): string {
  if (availabilities.length === 0) return '働ける曜日と時間が未入力です'
  const schedule = readSchedule(text)
  const { result, needed, days, minutes } = weekOverlap(freeTime(availabilities), schedule, breakTime ?? 0)
  const overlap = `重なるのは週${hours(minutes)}時間`
  if (schedule.flex && schedule.core === null && result === 'unknown') return 'コアタイムが求人に書かれていません'
  if (!schedule.flex && !needed) return '働く時間が求人に書かれていません'

  const what = needed ? `${clock(needed.from)}〜${clock(needed.to)}${schedule.flex ? 'のコアタイム' : ''}` : '働ける時間'
  if (result === 'unknown') return `${what}が空いているのは週${days}日です。求人に週の日数が書かれていません`
  if (result === 'fits')
    return needed ? `週${days}日、${what}がすべて空いています（${overlap}）` : `決まった時間はなく、働ける日が週${days}日あります（${overlap}）`
  if (days === 0) return `${what}がすべて空いている日がありません（${overlap}）`
  return `${what}が空いているのは週${days}日で、求人は週${schedule.min_days}日からです`
}

export function availabilityWords(availabilities: Availability[]): string | null {
  if (availabilities.length === 0) return null
  const minutes = availabilities.reduce((sum, { from_minute, to_minute }) => sum + to_minute - from_minute, 0)
  return `週${new Set(availabilities.map(({ weekday }) => weekday)).size}日、合わせて${hours(minutes)}時間`
}

const hours = (minutes: number): string => `${Math.floor(minutes / 6) / 10}`
const clock = (minute: number): string => `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`
