import { expect, test } from 'vitest'
import { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import { historyProblems } from './history-problems.ts'

const problemsOf = (experience: Partial<WorkExperience>) =>
  historyProblems([WorkExperience.parse({ organization_name: '山田製作所', ...experience })], '2026-11-21').map(
    ({ field, message }) => `${field.split('.').at(-1)}: ${message}`,
  )

test.each([
  [{ join_year: 2021, join_month: 4 }],
  [{ join_year: 2021, join_month: 4, leave_year: 2021, leave_month: 4 }],
  [{ join_year: 2021, join_month: 4, leave_year: 2021 }],
  [{ join_year: 2026, join_month: 11 }],
  [{ join_year: 2026, leave_year: 2026 }],
  [{ leave_year: 2019 }],
])('%j is a time that can be', (experience) => expect(problemsOf(experience)).toEqual([]))

test.each([
  [{ join_month: 4 }, 'join_year: 入社の年も選んでください。月だけでは保存できません。'],
  [{ leave_month: 4 }, 'leave_year: 退職の年も選んでください。在職中のときは、月も空けてください。'],
  [{ join_year: 2021, join_month: 5, leave_year: 2021, leave_month: 4 }, 'leave_year: 退職が入社より前になっています。年月を確かめてください。'],
  [{ join_year: 2026, join_month: 12 }, 'join_year: 入社の年月が、今月より先です。始めてから加えてください。'],
  [{ leave_year: 2026, leave_month: 12 }, 'leave_year: 退職の年月が、今月より先です。まだ在職中のときは、空けてください。'],
  [{ leave_year: 2027 }, 'leave_year: 退職の年月が、今月より先です。まだ在職中のときは、空けてください。'],
])('%j is reported', (experience, problem) => expect(problemsOf(experience)).toEqual([problem]))

test('one employer cannot stand twice in one list', () => {
  const one = WorkExperience.parse({ user_work_experience_id: 3, organization_name: '山田製作所' })
  expect(historyProblems([one, one], '2026-11-21').map(({ field }) => field)).toEqual([
    'work_experiences.0.user_work_experience_id',
    'work_experiences.1.user_work_experience_id',
  ])
})
