import type { JobContent } from '../postings/job-content.ts'

const CONTRACTOR = 3
type Kinds = Pick<JobContent, 'employment_types'>

/** Whether the posting offers employment; one that does not say yet is read as if it did. */
export const isEmployment = ({ employment_types }: Kinds) => employment_types.length === 0 || employment_types.some((type) => type !== CONTRACTOR)
/** Whether it offers 業務委託. */
export const isContract = ({ employment_types }: Kinds) => employment_types.includes(CONTRACTOR)
