import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import type { FormOf } from '#web/platform/forms/page-form/use-page-form.ts'
import { DecisionDock } from '../../queue/decision-dock.tsx'

type Props = {
  page: OperatorJobPage
  review: NonNullable<OperatorJobPage['review']>
  of: FormOf<'reason'>
  /** The page that follows the decision. */
  next: string
  reason: string
  setReason: (reason: string) => void
}

function hindranceOf({ company_standing, findings }: OperatorJobPage) {
  if (company_standing.state !== 'active' || company_standing.end_of_contract) return '企業が利用中でないため、公開できません。先に企業を確かめてください。'
  return findings.some(({ level }) => level === 'error') ? '要修正の指摘があるため、公開できません。' : undefined
}

/** Approves the job, or sends it back with the reason that the company reads. The next review follows. */
export const ReviewDock = ({ page, review, next, ...reason }: Props) => (
  <DecisionDock
    label="審査"
    looked={{ review_id: review.id, job_updated_at: page.job.updated_at, next }}
    {...reason}
    reasonLabel="差し戻しの理由"
    reasonHint="このまま、企業の採用担当者と管理者に通知します。操作の記録に残ります。個人の名前は書かないでください。"
    approve="承認して公開"
    refuse="差し戻す"
    hindrance={hindranceOf(page)}
  />
)
