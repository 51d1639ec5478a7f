import { japanDay } from '#contract/platform/time/japan-time.ts'
import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { historyProblems } from '../profiles/problems/history-problems.ts'
import { type Problem, refuseProblems } from '#server/platform/errors/refuse-problems.ts'
import { unknownLookups } from '../profiles/problems/unknown-lookups.ts'
import { birthdayOf, isSixteen } from './birthday.ts'
import { latestWorkOf } from './latest-work-of.ts'

/** Field names of the latest employer in the work history. */
const fieldInDraft: Record<string, string> = {
  organization_name: 'latest_work_name',
  join_year: 'latest_work_start_date_year',
  join_month: 'latest_work_start_date_month',
  leave_year: 'latest_work_end_date_year',
  leave_month: 'latest_work_end_date_month',
}

/** Checks fields against each other; the contract checks each alone. A draft that passes can become a profile. */
export async function checkDraft({ db, now, language }: Pick<RequestContext, 'db' | 'now' | 'language'>, draft: RegistrationDraft) {
  const history = historyProblems(latestWorkOf(draft), japanDay(now())).map(({ field, message }) => {
    const name = field.split('.').at(-1) ?? ''
    return { field: fieldInDraft[name] ?? name, message }
  })
  refuseProblems([...birthdayProblems(draft, now()), ...workProblems(draft), ...history, ...(await unknownLookups(db, mastersOf(draft)))], language)
  return draft
}

const mastersOf = ({ address, annual_income_range, skill_types, user_desired_employment_types, user_preferred_work_areas }: RegistrationDraft) => ({
  address,
  annual_income_range,
  skill_types,
  user_desired_employment_types,
  user_preferred_work_areas,
})

function birthdayProblems(draft: RegistrationDraft, now: Date): Problem[] {
  const problem = (message: string) => [{ field: 'birthday_year', message }]
  const given = [draft.birthday_year, draft.birthday_month, draft.birthday_day].filter((part) => part !== undefined)
  if (given.length === 0) return []
  if (given.length < 3) return problem('年・月・日をすべて選んでください。')
  const birthday = birthdayOf(draft)
  if (!birthday) return problem('この日付はありません。選び直してください。')
  return isSixteen(birthday, now) ? [] : problem('16歳になるまで登録できません。')
}

function workProblems(draft: RegistrationDraft): Problem[] {
  const { latest_work_name, latest_work_start_date_year, latest_work_department, now_working, latest_work_end_date_year } = draft
  if (!latest_work_name)
    return latest_work_start_date_year || latest_work_department ? [{ field: 'latest_work_name', message: '会社名を入力してください。' }] : []
  // Without it the history would read as if one still worked there.
  return now_working || latest_work_end_date_year
    ? []
    : [{ field: 'latest_work_end_date_year', message: '退職した年を選ぶか、「いまも働いている」を選んでください。' }]
}
