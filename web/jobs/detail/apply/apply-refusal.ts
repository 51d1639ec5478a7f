import { applyRefusals } from '#contract/platform/errors/apply-refusals.ts'

type Asked = {
  job: { state: 'published' | 'closed'; deny_side_job_apply: boolean }
  company: { deny_company_apply: boolean; end_of_contract: boolean; is_unclaimed: boolean }
}

/** Why no candidate can apply for this job directly; null where they can. */
export function applyRefusal({ job, company }: Asked) {
  if (job.state === 'closed' || company.end_of_contract) return applyRefusals.APPLICATIONS_CLOSED
  if (company.is_unclaimed) return applyRefusals.COMPANY_UNCLAIMED
  return company.deny_company_apply ? applyRefusals.APPLICATIONS_NOT_ACCEPTED : null
}

/** What a candidate who only wants a side job reads before signing in. */
export const sideJobNote = ({ job }: Asked) => (job.deny_side_job_apply ? applyRefusals.SIDE_JOB_NOT_ACCEPTED : null)
