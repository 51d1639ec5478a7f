import { oc } from '@orpc/contract'
import { z } from 'zod'

/** One row of a code table. Ids are fixed for ever; names follow `Accept-Language` (Japanese, or English). */
export const Master = z.object({ id: z.int(), name: z.string() })
export type Master = z.infer<typeof Master>

export const masterNames = [
  'job_fields',
  'company_categories',
  'kind',
  'phase',
  'employee_range',
  'employment_types',
  'work_employment_types',
  'remote',
  'prefectures',
  'skill_types',
  'social_issues',
] as const
export type MasterName = (typeof masterNames)[number]

/** Every code table, by the name of the search parameter that takes its ids. */
export const Masters = z.record(z.enum(masterNames), z.array(Master))
export type Masters = z.infer<typeof Masters>

export const masters = {
  list: oc.route({ method: 'GET', path: '/masters/', summary: 'コード表を見る', tags: ['masters'] }).output(Masters),
}
