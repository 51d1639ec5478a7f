import type { PersonArea } from '#contract/operations/candidates/operator-people.ts'

/** How the audit log calls the people of an area. */
export const subjectOf = { candidate: 'candidate', company: 'company_user' } as const satisfies Record<PersonArea, string>
