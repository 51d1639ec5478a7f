import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'

/** What contradicts itself in a history. `today` is `YYYY-MM-DD`. */
export function historyProblems(experiences: WorkExperience[], today: string): Problem[] {
  const ids = experiences.flatMap(({ user_work_experience_id }) => user_work_experience_id ?? [])
  const isTwice = ({ user_work_experience_id: id }: WorkExperience) => id !== undefined && ids.filter((other) => other === id).length > 1
  return experiences.flatMap((experience, index) => {
    const { join_year, join_month, leave_year, leave_month } = experience
    const at = (name: keyof WorkExperience, message: string) => ({ field: `work_experiences.${index}.${name}`, message })
    const joined = monthOf(join_year, join_month, '01')
    const left = monthOf(leave_year, leave_month, '12')
    const thisMonth = today.slice(0, 7)
    const problems = [
      isTwice(experience) && at('user_work_experience_id', '同じ職歴が2度あります。'),
      join_month !== null && join_year === null && at('join_year', '入社の年も選んでください。月だけでは保存できません。'),
      leave_month !== null && leave_year === null && at('leave_year', '退職の年も選んでください。在職中のときは、月も空けてください。'),
      joined > thisMonth && at('join_year', '入社の年月が、今月より先です。始めてから加えてください。'),
      // A year alone is this year until it is over.
      left > thisMonth &&
        !(leave_month === null && left.slice(0, 4) === today.slice(0, 4)) &&
        at('leave_year', '退職の年月が、今月より先です。まだ在職中のときは、空けてください。'),
      joined && left && left < joined && at('leave_year', '退職が入社より前になっています。年月を確かめてください。'),
    ]
    return problems.filter((problem) => problem !== false && problem !== '')
  })
}

const monthOf = (year: number | null, month: number | null, otherwise: string) =>
  year === null ? '' : `${year}-${month === null ? otherwise : String(month).padStart(2, '0')}`
