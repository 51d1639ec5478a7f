import { href } from 'react-router'
import type { CompanyList, OperatorList } from '#contract/accounts/views/view-lists.ts'

type ViewPlace = { label: string; to: string }

/** The lists of which views are saved, as their pages are called. */
export const companyViewPlaces: Record<CompanyList, ViewPlace> = {
  job_offers: { label: '求人', to: href('/online/companies/job_offers') },
  members: { label: 'メンバー', to: href('/online/companies/settings/members') },
  scouts: { label: '送信したスカウト', to: href('/online/companies/scouts') },
  messages: { label: 'メッセージ', to: href('/online/companies/messages') },
  deliveries: { label: 'Webhookの送信の記録', to: href('/online/companies/settings/webhooks/deliveries') },
}

export const operatorViewPlaces: Record<OperatorList, ViewPlace> = {
  companies: { label: '企業', to: href('/operator/companies') },
  all_jobs: { label: 'すべての求人', to: href('/operator/job_offers/all') },
  reports: { label: '通報と苦情', to: href('/operator/reports') },
  requests: { label: '個人情報の請求', to: href('/operator/requests') },
  people: { label: '求職者とメンバー', to: href('/operator/people') },
  mails: { label: 'メールのキュー', to: href('/operator/mails') },
  tasks: { label: 'ジョブキュー', to: href('/operator/tasks') },
  audit: { label: '操作の記録', to: href('/operator/audit') },
}

export const COMPANY_VIEWS = href('/online/companies/views')
export const OPERATOR_VIEWS = href('/operator/views')
