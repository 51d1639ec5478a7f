type Asked = { job: { state: 'published' | 'closed'; deny_side_job_apply: boolean }; company: { deny_company_apply: boolean; end_of_contract: boolean } }

/** Why nobody may apply for this job directly; null where one may. */
export function applyRefusal({ job, company }: Asked) {
  if (job.state === 'closed' || company.end_of_contract) return '募集は終了しました。'
  return company.deny_company_apply ? '直接の応募は受け付けていません。' : null
}

/** What someone who only looks for a side job is told before they sign in. */
export const sideJobNote = ({ job }: Asked) => (job.deny_side_job_apply ? '副業だけをお探しの方の応募は受け付けていません。' : null)
