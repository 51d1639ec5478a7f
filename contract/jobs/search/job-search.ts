import { z } from 'zod'
import { MasterId } from '#contract/platform/ids.ts'
import { many } from '#contract/platform/many.ts'
import { Page } from '#contract/platform/page.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

const Switch = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', 'off'])])
  .transform((value) => value === true || value === 'true' || value === '1' || value === 'on')

/** The search form, the page's URL, the API's parameters and the saved search are this one shape. Absent means the default. */
export const JobSearch = z.object({
  free_word: z.string().trim().max(200).optional(),
  company_name: z.string().trim().max(100).optional(),
  job_fields: many(MasterId).optional(),
  company_categories: many(MasterId).optional(),
  kind: many(MasterId).optional(),
  phase: many(MasterId).optional(),
  employee_range: many(MasterId).optional(),
  employment_types: many(MasterId).optional(),
  prefectures: many(MasterId).optional(),
  skill_types: many(MasterId).optional(),
  /** 9: jobs that do not state it. */
  remote: many(MasterId).optional(),
  /** Steps of an hourly wage in 円, as `hourlyWages`: jobs paid by the hour whose upper end reaches one of them. */
  hourly_wage: many(MasterId).optional(),
  flex: Switch.optional(),
  /** Jobs that operators marked for senior people; false leaves them out. */
  is_premium: Switch.optional(),
  /** In 万円: the upper end of the pay reaches it (its lower end where no upper end is given). */
  min_salary: WholeNumber(1, 100_000).optional(),
  /** On by default for a signed-in candidate. */
  exclude_applied: Switch.optional(),
  exclude_favorited: Switch.optional(),
  /** 1 おすすめ (default) · 2 新着 · 3 更新 · 4 年収の上限 */
  sort: WholeNumber(1, 4).optional(),
  ...Page.shape,
})
export type JobSearch = z.infer<typeof JobSearch>

/** What the API takes beside the search form's fields. */
export const JobListSearch = JobSearch.extend({
  /** At most one job of each company, looked for among the first 100 jobs; `total` and facets count all jobs. */
  one_per_company: Switch.optional(),
})
export type JobListSearch = z.infer<typeof JobListSearch>
