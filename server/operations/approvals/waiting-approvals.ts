import { sql } from 'kysely'
import { operatorMay } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import type { ApprovalKind } from '#contract/operations/approvals/approvals.ts'

export type WaitingApproval = {
  kind: ApprovalKind
  id: string
  about: string
  reason: string
  /** Null once the one who asked is no longer an operator. */
  asked_by: string | null
  asked_by_name: string
  asked_at: string | null
  expires_at: string | null
  /** What the page of it is called by: of a disclosure its report, of a mail its incident. */
  page_id: string
}

/** Everything that one operator asked for and another one has to decide, as far as the reader may see what it is about. */
export const waitingApprovals = (now: Date, role: OperatorRole) => sql<WaitingApproval>`(
  select 'disclosure' as kind, disclosures.id::text, '' as about, reason, asked_by::text, asked_by_name, asked_at, null::timestamptz as expires_at, report_id::text as page_id
  from conversation_disclosures as disclosures where decision is null
  union all
  select 'export', exports.id::text, coalesce(announcements.title, ''), reason, requested_by::text, requested_by_name, requested_at, null, ''
  from export_approvals as exports left join announcements on announcements.id::text = subject_id where decided_at is null
  union all
  select 'incident_notice', incidents.id::text, incidents.title, '', notice_operator_id, coalesce(operator_users.name, ''), null, null, incidents.id::text
  from incidents left join operator_users on operator_users.id::text = notice_operator_id
  where notice_sent_at is null and closed_at is null and notice_text <> '' and ${operatorMay(role, 'drill_leaks')}::boolean
  union all
  select 'announcement', asked.id::text, announcements.title,
    case asked.kind when 'publish' then '公開' when 'change' then '公開中のお知らせの変更' else 'メールでの送信' end
      || case announcements.audience when 'candidates' then '・求職者' else '・企業のメンバー' end
      || case when recipients is null then '5人未満' when announcements.audience = 'candidates' and coalesce(asked.content->'candidate_segment', segment) <> '{}'
        then recipients || '〜' || recipients + 4 || '人' else recipients || '人' end,
    requested_by::text, requested_by_name, requested_at, expires_at, announcements.id::text
  from announcement_requests as asked join announcements on announcements.id = announcement_id
  where asked.ended_at is null and asked.expires_at > ${now.toISOString()}::timestamptz
  union all
  select asked.kind, asked.id::text, coalesce(content->>'alt', content->>'message'),
    case when maintenance_notice_id is not null then '緊急に公開済み・期限までに承認がなければ消えます' when banner_id is not null then '公開中のバナーの変更' else '公開' end,
    requested_by::text, requested_by_name, requested_at, expires_at, ''
  from publication_requests as asked where ended_at is null and expires_at > ${now.toISOString()}::timestamptz
  union all
  select 'site_settings', id::text, '', reason, requested_by::text, requested_by_name, requested_at, expires_at, ''
  from site_setting_requests where version_id is null and ended_at is null and expires_at > ${now.toISOString()}::timestamptz
  union all
  select 'restore', id::text, coalesce(backup_name, ''), reason, requested_by::text, requested_by_name, requested_at, expires_at, ''
  from restore_requests
  where approved_at is null and withdrawn_at is null and started_at is null and failure = '' and expires_at > ${now.toISOString()}::timestamptz
  union all
  select 'operator', requests.id::text, coalesce(requests.name, members.name, ''), requests.reason, asked_by::text, coalesce(askers.name, ''), asked_at, null, ''
  from operator_requests as requests
  left join operator_users as members on members.id = operator_user_id
  left join operator_users as askers on askers.id::text = asked_by::text
)`
