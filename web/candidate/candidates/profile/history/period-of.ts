import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'

type Month = { year: number; month: number }

/** 2021年4月〜現在（5年7か月）. The last month counts whole after the candidate left; the current month does not count. */
export function periodOf({ join_year, join_month, leave_year, leave_month }: WorkExperience, today: Month) {
  if (join_year === null && leave_year === null) return '期間は未入力'
  const from = join_year === null ? '' : dateOf(join_year, join_month)
  const to = leave_year === null ? '現在' : dateOf(leave_year, leave_month)
  return `${from}〜${to}${lengthOf(join_year, join_month, leave_year, leave_month, today)}`
}

const dateOf = (year: number, month: number | null) => `${year}年${month === null ? '' : `${month}月`}`

function lengthOf(joinYear: number | null, joinMonth: number | null, leaveYear: number | null, leaveMonth: number | null, today: Month) {
  if (joinYear === null) return ''
  const end = leaveYear === null ? today : { year: leaveYear, month: leaveMonth }
  if (joinMonth === null || end.month === null) {
    const years = end.year - joinYear
    return years > 0 ? `（約${years}年）` : ''
  }
  const months = (end.year - joinYear) * 12 + end.month - joinMonth + (leaveYear === null ? 0 : 1)
  if (months < 1) return '（1か月未満）'
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return `（${years ? `${years}年` : ''}${rest ? `${rest}か月` : ''}）`
}
