import { href } from 'react-router'
import type { CompanyList, OperatorList } from '#contract/accounts/views/view-lists.ts'

type ViewPlace = { label: string; to: string }

/** The lists of which views are saved, as their pages are called. */
export const companyViewPlaces: Record<CompanyList, ViewPlace> = {
  job_offers: { label: '求人', to: href('/online/companies/job_offers') },
  members: { label: 'メンバー', to: href('/online/companies/settings/members') },
  scouts: { label: 'スカウト', to: href('/online/companies/scouts') },
  messages: { label: 'メッセージ', to: href('/online/companies/messages') },
  deliveries: { label: 'Webhookの配信', to: href('/online/companies/settings/webhooks/deliveries') },
}

export const operatorViewPlaces: Record<OperatorList, ViewPlace> = {
  companies: { label: '企業', to: href('/operator/companies') },
  all_jobs: { label: 'すべての求人', to: href('/operator/job_offers/all') },
  people: { label: '利用者', to: href('/operator/people') },
  reports: { label: '通報・苦情', to: href('/operator/reports') },
  requests: { label: '個人情報の請求', to: href('/operator/requests') },
  mails: { label: 'メール配信', to: href('/operator/mails') },
  tasks: { label: 'ジョブキュー', to: href('/operator/tasks') },
  audit: { label: '監査ログ', to: href('/operator/audit') },
}

export const COMPANY_VIEWS = href('/online/companies/views')
export const OPERATOR_VIEWS = href('/operator/views')
