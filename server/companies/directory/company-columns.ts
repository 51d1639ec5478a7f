import { sql } from 'kysely'
import type { ResponseFigures } from '#contract/companies/pages/companies.ts'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Of fewer cases only their number is public: shares and times of them prove nothing about a company, and reveal too much about the few candidates in them. */
export const CASES_SHOWN = responseRules.cases

const features = sql<string[]>`(
  select coalesce(array_agg(lookups.name order by lookups.id), '{}') from lookups
  where lookups.master in ('phase', 'kind') and (array[feature1, feature2, feature3, feature4, feature5, feature6, feature7])[lookups.id]
)`

const employeeRange = sql<string | null>`(select lookups.name from lookups where lookups.master = 'employee_range' and lookups.id = companies.employee_range)`

const responseFigures = sql<ResponseFigures | null>`(
  select to_json(figures) from (
    select kind, cases, answered, median_answer_hours, finished, notified_result, meetings, mismatched_meetings, promises, kept_promises, measured_at
    from company_response_figures where company_id = companies.id and kind = 'application' and cases >= ${sql.lit(CASES_SHOWN)}
  ) as figures
)`

const countedCases = sql<number | null>`case when not companies.is_unclaimed then (
  select case when coalesce(max(cases), 0) < ${sql.lit(CASES_SHOWN)} then coalesce(max(cases), 0) end
  from company_response_figures where company_id = companies.id and kind = 'application'
) end`

/** Whether the viewing candidate blocks this company, by hand, by rule or as an employer. Visitors block none. */
export const isCompanyBlock = (viewer: Viewer | undefined) =>
  viewer?.area === 'candidate'
    ? sql<boolean>`exists (select from company_blocks where company_blocks.candidate_user_id = ${viewer.id} and company_blocks.company_id = companies.id)`
    : sql<boolean>`false`

/** A company as lists and job cards show it. */
export const companySummaryColumns = (viewer: Viewer | undefined) =>
  [
    'companies.id',
    'companies.name',
    'companies.logo',
    'companies.is_demo',
    'companies.employee_count',
    'companies.prefecture',
    'companies.category_ids',
    'companies.deny_company_apply',
    'companies.is_hiring_open_position',
    'companies.end_of_contract',
    'companies.is_unclaimed',
    employeeRange.as('employee_range'),
    features.as('features'),
    responseFigures.as('response_figures'),
    countedCases.as('counted_cases'),
    isCompanyBlock(viewer).as('is_company_block'),
  ] as const
