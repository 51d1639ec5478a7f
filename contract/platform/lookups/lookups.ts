import { z } from 'zod'
import { forAnyone, mayLag } from '#contract/platform/procedure.ts'

/**
 * One row of a code table. Ids are fixed for ever; names follow `Accept-Language` (Japanese, or English). Tables whose values
 * are words on the wire (`active`, `find_side_job`) carry the word as `key`.
 */
export const Lookup = z.object({
  id: z.int(),
  name: z.string().meta({ example: '正社員' }),
  key: z.string().optional(),
  /** No longer offered; rows that chose it keep it. */
  retired: z.literal(true).optional(),
})
export type Lookup = z.infer<typeof Lookup>

export const lookupTableNames = [
  'job_fields',
  'company_categories',
  'kind',
  'phase',
  'employee_range',
  'employment_types',
  'intended_for',
  'work_employment_types',
  'remote',
  'prefectures',
  'skill_types',
  'social_issues',
  'career_intention_rating',
  'purpose_intention',
  'management_experience',
  'english_level',
  'annual_income_range',
  'progress',
  'progress_outcome',
  'request_type',
  'scout_refusal_reasons',
  'search_sort',
  'selection_step',
  'selection_end_reason',
  'job_state',
  'closed_reason',
  'company_state',
  'company_role',
  'profile_request_items',
  'withdrawal_reasons',
] as const
export type LookupName = (typeof lookupTableNames)[number]

/** Every code table, by the name of the parameter or field that takes its ids. */
export const Lookups = z.record(z.enum(lookupTableNames), z.array(Lookup)).meta({
  example: {
    ...Object.fromEntries(lookupTableNames.map((name) => [name, []])),
    job_fields: [{ id: 0, name: '事業開発・営業企画' }],
    employment_types: [{ id: 1, name: '正社員' }],
    prefectures: [{ id: 13, name: '東京都' }],
    purpose_intention: [{ id: 1, name: '転職', key: 'find_new_job' }],
  },
})
export type Lookups = z.infer<typeof Lookups>

export const lookups = {
  list: forAnyone
    .meta(mayLag)
    .route({ method: 'GET', path: '/masters/', summary: 'マスタを見る', tags: ['lookups'] })
    .output(Lookups),
}
