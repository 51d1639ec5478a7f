import type { Match, MatchLine, MatchResult, MatchRule } from '#contract/matching/matching.ts'
import { readSchedule } from '../rules/hours/schedule.ts'
import { freeTime, weekOverlap } from '../rules/hours/week-overlap.ts'
import { judge } from '../rules/judge.ts'
import { type Wanted, workDays } from '../rules/wanted.ts'
import type { Availability, Wishes } from '../rules/wishes.ts'
import type { NameOf } from './code-names.ts'
import type { StatedFacts } from './match-facts.ts'

/** How a job's hours fit a candidate's week, in words. */
function hoursWords(availabilities: Availability[], text: string, breakTime: number | null): string {
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

function availabilityWords(availabilities: Availability[]): string | null {
  if (availabilities.length === 0) return null
  const minutes = availabilities.reduce((sum, { from_minute, to_minute }) => sum + to_minute - from_minute, 0)
  return `週${new Set(availabilities.map(({ weekday }) => weekday)).size}日、合わせて${hours(minutes)}時間`
}

const hours = (minutes: number): string => `${Math.floor(minutes / 6) / 10}`
const clock = (minute: number): string => `${Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`

const NAMES_TOLD = 4

/** Rules whose values are ids of the lookup table of the same name, and the field of the job or company that holds them. */
const codeFields = {
  job_fields: 'job_field',
  skill_types: 'skill_types',
  prefectures: 'prefectures',
  remote: 'remote',
  employment_types: 'employment_types',
  company_categories: 'category_ids',
  phase: 'features',
  kind: 'features',
  social_issues: 'social_issues',
} as const satisfies Partial<Record<MatchRule, string>>
export type CodeRule = keyof typeof codeFields
export const codeRules = Object.keys(codeFields) as CodeRule[]

const untold: Partial<Record<CodeRule, string>> = {
  company_categories: '会社の業界がまだ登録されていません',
  phase: '会社のフェーズがまだ登録されていません',
  kind: '会社の特徴がまだ登録されていません',
  social_issues: '会社が取り組む社会課題がまだ登録されていません',
}

/** One job compared with a candidate's wishes, line by line. */
export function matchOf(wishes: Wishes, wanted: Wanted[], facts: StatedFacts, nameOf: NameOf): Match {
  const lines = wanted.map((one): MatchLine => {
    const result = judge(one, facts)
    return { rule: one.rule, result, ...wordsOf(one, result, wishes, facts, nameOf) }
  })
  const count = (result: MatchResult) => lines.filter((line) => line.result === result).length
  return { lines, fits: count('fits'), differs: count('differs'), unknown: count('unknown') }
}

type Words = Pick<MatchLine, 'field' | 'value' | 'wished'>

function wordsOf(wanted: Wanted, result: MatchResult, wishes: Wishes, facts: StatedFacts, nameOf: NameOf): Words {
  const { rule } = wanted
  if (rule === 'hours') {
    return {
      field: readSchedule(facts.schedule).flex ? 'core_time' : 'default_starting_time',
      value: hoursWords(wishes.availabilities, facts.schedule, facts.break_time),
      wished: availabilityWords(wishes.availabilities),
    }
  }
  if (rule === 'min_salary')
    return {
      field: 'max_salary',
      value: payWords(facts, result === 'unknown'),
      wished: `${wishes.user_desired_min_salary?.toLocaleString('ja-JP')}万円以上`,
    }
  if (rule === 'work_days') {
    const [days] = facts.min_week_work_days
    const value = days === undefined ? '求人に週の日数が書かれていません' : `週${days}日から`
    return { field: 'min_week_work_days', value, wished: `週${workDays(wishes.working_day)}日` }
  }

  const names = (ids: number[]) => listed(ids.flatMap((id) => nameOf(rule, id) ?? []))
  const chosen = 'fits' in wanted ? wanted.fits.flatMap((one) => ('chosen' in one && one.parameter === rule ? one.chosen : [])) : []
  const wished = rule === 'remote' && wishes.user_desired_remote !== null ? [wishes.user_desired_remote] : chosen
  const common = facts[rule].filter((id) => chosen.includes(id))
  // Where one may work from elsewhere, a place is only half of what there is to know.
  const remote = rule === 'prefectures' ? facts.remote.filter((id) => id > 0).map((id) => nameOf('remote', id)) : []
  const told = [names(common.length > 0 ? common : facts[rule]), ...remote].filter(Boolean).join('・')
  return { field: codeFields[rule], value: result === 'unknown' ? (untold[rule] ?? '求人に書かれていません') : told, wished: names(wished) }
}

const listed = (names: string[]): string =>
  names.length > NAMES_TOLD ? `${names.slice(0, NAMES_TOLD).join('、')} ほか${names.length - NAMES_TOLD}件` : names.join('、')

function payWords({ min_salary: least, max_salary: most, is_salary_estimated }: StatedFacts, isOpen: boolean): string {
  const [from, to] = [least?.toLocaleString('ja-JP') ?? '', most?.toLocaleString('ja-JP') ?? '']
  if (!from && !to) return '求人に年収が書かれていません'
  const band = from === to ? `${from}万円` : to ? `${from}〜${to}万円` : `${from}万円〜`
  const told = is_salary_estimated ? `目安 ${band}` : band
  return isOpen ? `${told}（上限は書かれていません）` : told
}
