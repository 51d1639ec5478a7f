import type { LookupName, Lookups } from '#contract/platform/lookups/lookups.ts'
import type { PersonListed } from '#contract/candidates/search/people.ts'

const MOST_NAMES = 4

/** What a list says of a candidate, in words: their situation, and their wishes. */
export function candidateLines(person: PersonListed, masters: Lookups) {
  const names = (table: LookupName, values: (number | string | null)[]) => {
    const found = values.flatMap((value) => masters[table].find(({ id, key }) => id === value || key === value)?.name ?? [])
    return found.length > MOST_NAMES ? `${found.slice(0, MOST_NAMES).join('、')} ほか${found.length - MOST_NAMES}` : found.join('、')
  }
  const terms = [
    ['技術', names('skill_types', person.skill_types)],
    ['希望の職種', names('job_fields', person.user_desired_job_fields)],
    ['働きたいところ', [names('prefectures', person.user_preferred_work_areas), names('remote', [person.user_desired_remote])].filter(Boolean).join('・')],
    ['雇用形態', names('employment_types', person.user_desired_employment_types)],
  ]
  return {
    standing: [names('career_intention_rating', [person.career_intention_rating]), names('purpose_intention', [person.purpose_intention])].filter(Boolean),
    place: names('prefectures', [person.address]),
    terms: terms.flatMap(([name = '', value]) => (value ? [{ name, value }] : [])),
  }
}

export type CandidateLines = ReturnType<typeof candidateLines>
