import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

/** The acts of the approval, by the pressed button; nothing for another button. */
export async function actOnApproval({ company_users: { job_offers } }: Api, id: string, values: Values, intent: string | null) {
  const seen = { id, approval_id: textOf(values.approval_id), job_updated_at: textOf(values.job_updated_at) }
  switch (intent) {
    case 'withdraw_approval':
      await job_offers.withdraw_approval({ id })
      return '承認の申請を取り下げました。'
    case 'approve': {
      const fees_version = textOf(values.fees_version)
      await job_offers.decide_approval({ ...seen, decision: 'approve', ...(fees_version && { fees_version }) })
      return '承認しました。申請したメンバーに通知しました。'
    }
    case 'return':
      await job_offers.decide_approval({ ...seen, decision: 'return', reason: textOf(values.reason) })
      return '差し戻しました。申請したメンバーに通知しました。'
    default:
      return
  }
}
