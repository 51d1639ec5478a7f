import type { JobOwner } from '#contract/accounts/members/job-owner.ts'
import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { SavingSelect } from '#web/work/table/cells/saving-select.tsx'
import { NO_OWNER, ownerOptions, SET_OWNER } from './owner-acts.tsx'
import './owner-field.css'

type Props = {
  job: Pick<OwnJob, 'id' | 'owner'>
  assignees: JobOwner[]
  /** Which form of the page it is. */
  form: string
}

/** Who is in charge of the job, and what that means; a select for those who may change it. */
export function OwnerField({ job: { id, owner }, assignees, form }: Props) {
  const { acts } = useCompanyAccount()
  return (
    <div className="owner-field">
      <span className="small muted">担当者</span>
      {acts.includes('assign_jobs') ? (
        <SavingSelect
          label="担当者"
          name="owner_id"
          value={owner?.id ?? ''}
          options={ownerOptions(assignees)}
          intent={SET_OWNER}
          hidden={{ ids: String(id), form }}
        />
      ) : (
        <span>{owner ? <bdi>{owner.name}</bdi> : NO_OWNER}</span>
      )}
      <span className="small muted">新しい応募は、担当が決まっていなければ、この人に割り当てて通知します。</span>
    </div>
  )
}
