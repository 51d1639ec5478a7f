import { orMissing, type Posting, type Term } from './term.ts'

/** The working hours; a contractor reads only what the company says of them. */
export function hoursTerms({ job, isContractor }: Posting): Term[] {
  const { holiday, overtime, break_time, discretionary_work, discretionary_work_terms } = job
  const hours = workingHours(job)
  const notes = [
    break_time !== null ? (break_time ? `休憩${break_time}分` : '休憩なし') : !isContractor && `休憩：${orMissing(job, 'break_time', '')}`,
    overtime ? (/^(時間外|残業)/.test(overtime) ? overtime : `時間外労働：${overtime}`) : !isContractor && `時間外労働：${orMissing(job, 'overtime', '')}`,
  ].filter((note) => note !== false)
  const days = weekDays(job.min_week_work_days, job.max_week_work_days)

  return [
    ...(isContractor && !hours ? [] : [{ name: '勤務時間', value: orMissing(job, 'default_starting_time', hours), notes }]),
    ...(days ? [{ name: '勤務日数', value: days, notes: [] }] : []),
    ...(discretionary_work ? [{ name: '裁量労働制', value: 'あり', notes: [orMissing(job, 'discretionary_work_terms', discretionary_work_terms)] }] : []),
    ...(isContractor && !holiday ? [] : [{ name: '休日', value: orMissing(job, 'holiday', holiday), notes: [] }]),
  ]
}

function workingHours({ default_starting_time: start, default_ending_time: end, flex, core_time }: Posting['job']) {
  const span = start || end ? `${clock(start)}〜${clock(end)}` : ''
  if (!flex) return span
  const core = core_time ? (core_time.includes('コア') ? core_time : `コアタイム ${core_time}`) : ''
  return `フレックス${core ? `（${core}）` : ''}${span ? `・標準 ${span}` : ''}`
}

const clock = (time: string) => time.replace(/^0/, '')

/** 週3〜5日 */
export function weekDays(min: number | null, max: number | null) {
  if (min === null && max === null) return ''
  if (min === max || max === null) return max === null ? `週${min}日以上` : `週${max}日`
  return min === null ? `週${max}日まで` : `週${min}〜${max}日`
}
