import type { PersonArea } from '#contract/operations/candidates/people-search.ts'

/** The audit log's name for the users of an area. */
export const subjectOf = { candidate: 'candidate', company: 'company_user' } as const satisfies Record<PersonArea, string>
