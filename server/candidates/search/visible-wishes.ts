import type { Wishes } from '#server/matching/rules/wishes.ts'

type Visible = Omit<Wishes, 'user_desired_min_salary' | 'availabilities' | 'is_mama'>

/** The wishes that a company may see: the wished salary, the hours and `is_mama` never enter what a company reads or how its lists are ordered. */
export const visibleWishes = (person: Visible): Wishes => ({ ...person, user_desired_min_salary: null, availabilities: [], is_mama: false })
