import { isKana } from 'wanakana'
import type { CandidateProfileChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import { historyProblems } from './history-problems.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'

const YOUNGEST = 16
/** Candidates who still study state when they will graduate. */
const YEARS_OF_STUDY_AHEAD = 10
const endDates = ['final_education_end_date', 'education_end_date', 'highschool_end_date'] as const

/** Errors of a change that its schema cannot find. `today` is `YYYY-MM-DD`. */
export function profileProblems(change: CandidateProfileChange, today: string): Problem[] {
  const thisYear = Number(today.slice(0, 4))
  const reading = change.name_reading?.replaceAll(/[\s・]/g, '')
  const problems = [
    ...endDates.map(
      (field) => (change[field] ?? 0) > thisYear + YEARS_OF_STUDY_AHEAD && { field, message: '卒業の年が先すぎます。見込みの年を選んでください。' },
    ),
    reading && !isKana(reading) && { field: 'name_reading', message: '読みは、ひらがなかカタカナで入力してください。' },
    change.birthday && birthdayProblem(change.birthday, today),
  ]
  return [...problems.filter((problem) => typeof problem === 'object' && problem !== null), ...historyProblems(change.work_experiences ?? [], today)]
}

function birthdayProblem(birthday: string, today: string): Problem | null {
  const problem = (message: string) => ({ field: 'birthday', message })
  if (birthday > today || birthday < '1900-01-01') return problem('生年月日を確かめてください。')
  const sixteenth = `${Number(birthday.slice(0, 4)) + YOUNGEST}${birthday.slice(4)}`
  return sixteenth > today ? problem(`${YOUNGEST}歳以上の方に、ご利用いただけます。`) : null
}
