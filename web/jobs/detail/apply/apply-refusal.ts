import { applyRefusals } from '#contract/platform/errors/apply-refusals.ts'

type Asked = {
  job: { state: 'published' | 'closed'; deny_side_job_apply: boolean }
  company: { deny_company_apply: boolean; end_of_contract: boolean; is_unclaimed: boolean }
}

/** Why nobody may apply for this job directly; null where one may. */
export function applyRefusal({ job, company }: Asked) {
  if (job.state === 'closed' || company.end_of_contract) return applyRefusals.APPLICATIONS_CLOSED
  if (company.is_unclaimed) return applyRefusals.COMPANY_UNCLAIMED
  return company.deny_company_apply ? applyRefusals.APPLICATIONS_NOT_ACCEPTED : null
}

/** What someone who only looks for a side job is told before they sign in. */
export const sideJobNote = ({ job }: Asked) => (job.deny_side_job_apply ? applyRefusals.SIDE_JOB_NOT_ACCEPTED : null)
