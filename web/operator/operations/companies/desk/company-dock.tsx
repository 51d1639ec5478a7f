import type { OperatorCompany } from '#contract/operations/companies/operator-companies.ts'
import type { FormOf } from '#web/platform/forms/page-form/use-page-form.ts'
import { DecisionDock } from '../../queue/decision-dock.tsx'

type Props = {
  company: OperatorCompany
  of: FormOf<'reason'>
  /** The page that follows the decision. */
  next: string
  reason: string
  setReason: (reason: string) => void
}

/** Who reads the decision: those who may speak for the company. */
const readersOf = ({ members }: OperatorCompany) => members.filter(({ role }) => role === 'admin' || role === 'recruiter').length

/** Approves the company, or says why not yet. The next one follows. */
export function CompanyDock({ company, next, ...reason }: Props) {
  const { state, decisions } = company
  const readers = readersOf(company)
  return (
    <DecisionDock
      label="企業の承認"
      looked={{ from_state: state, from_decision_id: decisions[0]?.id ?? null, next }}
      {...reason}
      reasonLabel="承認を見送る理由"
      reasonHint={`このまま、企業の管理者とリクルーター（${readers}人）にメールと通知で伝えます。操作の記録に残ります。個人の名前は書かないでください。`}
      approve="承認する"
      refuse="見送り、理由を伝える"
    >
      <p className="small muted">承認すると、求人の公開と候補者への連絡ができます。{readers}人にメールと通知で伝えます。</p>
    </DecisionDock>
  )
}
