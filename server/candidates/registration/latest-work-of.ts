import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { RegistrationDraft } from '#contract/candidates/account/registrations.ts'

/** The latest employer of a draft as the first of a work history; none when no company is named. */
export function latestWorkOf(draft: RegistrationDraft): WorkExperience[] {
  const { latest_work_name, now_working } = draft
  if (!latest_work_name) return []
  const join_year = draft.latest_work_start_date_year ?? null
  const leave_year = now_working ? null : (draft.latest_work_end_date_year ?? null)
  return [
    {
      organization_name: latest_work_name,
      department_position: draft.latest_work_department ?? '',
      join_year,
      join_month: draft.latest_work_start_date_month ?? null,
      leave_year,
      leave_month: now_working ? null : (draft.latest_work_end_date_month ?? null),
      corporate_number: '',
      mail_domain: '',
      industry_type: '',
      employment_type: null,
      work_summary: '',
      order_no: 0,
    },
  ]
}
