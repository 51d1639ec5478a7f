import { z } from 'zod'
import { CompanySummary, OtherJob, ResponseFigures } from '#contract/companies/pages/companies.ts'
import { Match } from '#contract/matching/matching.ts'
import { many } from '#contract/platform/many.ts'
import { Place } from '../places/place.ts'
import { JobSearch, Switch } from '../search/job-search.ts'
import { readParameters } from '../search/reading/meaning.ts'
import { FoundIn, WordsOfSearch } from '../search/words-of-search.ts'
import { Job, JobVersion } from './jobs.ts'

/** Half-open ranges in UTF-16 units of the text beside it. */
export const Hits = z.array(z.tuple([z.int(), z.int()]))

/** What every list says of a job. */
const listedFields = [
  'id',
  'company_id',
  'position_title',
  'address',
  'address2',
  'prefectures',
  'min_salary',
  'max_salary',
  'pay_unit',
  'pay_min',
  'pay_max',
  'employment_types',
  'remote',
  'flex',
  'discretionary_work',
  'min_week_work_days',
  'trial_months',
  'is_premium',
  'published_at',
  'confirmed_at',
  'is_favorited_by_me',
  'is_bookmarked_by_me',
  'is_hidden_by_me',
  'is_applied_by_me',
  'answer_due_at',
] as const satisfies (keyof Job)[]

const masked = <Field extends string>(fields: readonly Field[]) => Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>
const Listed = Job.pick(masked(listedFields))
const Unlisted = Job.omit(masked(listedFields))

/** What every list says of a company and of its answers. */
export const ofCompany = masked(['id', 'name', 'logo', 'is_demo', 'is_unclaimed', 'deny_company_apply', 'features'])
export const ofFigures = masked(['cases', 'answered', 'median_answer_hours'])
const ListedFigures = ResponseFigures.pick(ofFigures).extend(ResponseFigures.omit(ofFigures).partial().shape)
const ListedCompany = CompanySummary.pick(ofCompany)
  .extend(CompanySummary.omit(ofCompany).partial().shape)
  .extend({ response_figures: ListedFigures.nullable() })

/** What a list says only when it is asked for: further fields of each job, its company's, or one of two parts. */
export const moreFields = [...(Object.keys(Unlisted.shape) as (keyof typeof Unlisted.shape)[]), 'company', 'other_jobs', 'snippet', 'found_in'] as const
export type MoreField = (typeof moreFields)[number]

const facetNames = [
  'job_fields',
  'company_categories',
  'kind',
  'phase',
  'employee_range',
  'employment_types',
  'prefectures',
  'remote',
  'hourly_wage',
  'week_days',
  'annual_holidays',
  'intended_for',
  'flex',
  'inexperienced_ok',
  'short_hours',
  'stock_option',
  'is_premium',
  'skill_types',
] as const
export type FacetName = (typeof facetNames)[number]

/** What the API takes beside the search form's fields. */
export const JobListSearch = JobSearch.extend({
  /** At most one job of each company, looked for among the first 100 jobs; `total` and facets count all jobs. */
  one_per_company: Switch.optional().meta({
    description: 'true のとき、先頭の100件から各社1件までを返す。total と facets はすべての求人を数える。',
    example: true,
  }),
  /** Counts the jobs in each 市区町村 of the prefectures that the search is about. */
  place_counts: Switch.optional().meta({
    description: 'true のとき、検索の都道府県にある市区町村ごとの件数を place_counts に返す。',
    example: true,
  }),
  counted: many(z.enum(facetNames))
    .optional()
    .meta({
      description: '件数を数える項目（facets の名前）。なければすべての項目を数える。',
      example: ['job_fields', 'prefectures'],
    }),
  fields: many(z.enum(moreFields))
    .optional()
    .meta({
      description:
        '一覧の項目に足すもの。求人の項目の名前か、company（企業のすべての項目）・other_jobs（同じ企業のほかの求人）・snippet（語が見つかった部分の文）・found_in（どの語がどこにあるか）。なければ一覧の項目だけ。',
      example: ['description', 'other_jobs'],
    }),
})
export type JobListSearch = z.infer<typeof JobListSearch>

export const JobListItem = z.object({
  job: Listed.extend(Unlisted.partial().shape),
  company: ListedCompany,
  other_jobs: z.array(OtherJob).optional(),
  /** The latest change of the pay, when it is younger than 30 days. */
  salary_change: JobVersion.nullable(),
  /** Beside the wishes of the candidate who looks; null for visitors, and for candidates who wish nothing. */
  match: Match.nullable(),
  /** Where the free word is found; null without one. The snippet and the fields are told only when they are asked for. */
  highlight: z
    .object({ title: Hits, snippet: z.object({ text: z.string(), hits: Hits }).nullable(), found_in: z.array(FoundIn).optional() })
    .nullable()
    .meta({ example: { title: [[0, 4]], snippet: null } }),
})
export type JobListItem = z.infer<typeof JobListItem>

export const Facets = z
  .partialRecord(z.enum(facetNames), z.array(z.object({ id: z.int(), count: z.int() })))
  .meta({ example: { job_fields: [{ id: 16, count: 56 }], prefectures: [{ id: 13, count: 142 }] } })
export type Facets = z.infer<typeof Facets>

/** A piece of the free word, and the condition that it means. */
const JobReading = z.object({
  typed: z.string().meta({ example: '年収800万以上' }),
  parameter: z.enum(readParameters).meta({ example: 'min_salary' }),
  values: z.array(z.union([z.int(), z.string(), z.literal(true)])).meta({ example: [800] }),
  label: z.string().meta({ example: '年収800万円以上' }),
})

export const JobResults = z.object({
  jobs: z.array(JobListItem),
  total: z.int(),
  ...WordsOfSearch.shape,
  page: z.int(),
  per_page: z.int(),
  /** What choosing a value gives: each parameter's own condition left out, all others kept. */
  facets: Facets,
  /** Jobs per 100万円 of the upper end of the pay; `id` is the band's lower end in 万円. */
  salary_histogram: z.array(z.object({ id: z.int(), count: z.int().meta({ example: 8 }) })),
  /** Per 市区町村 with jobs, whatever `places` chooses; only when asked for, and where the search is about one to five prefectures. */
  place_counts: z.array(
    z.object({ place: Place.meta({ example: '13113' }), name: z.string().meta({ example: '渋谷区' }), count: z.int().meta({ example: 24 }) }),
  ),
  /** What of the free word was read as a condition, and the total when it stays a word. */
  readings: z.array(JobReading.extend({ total_as_words: z.int().meta({ example: 12 }) })),
  /** What `as_words` keeps from being read, and the total when it is read. */
  undone: z.array(JobReading.extend({ total_as_read: z.int().meta({ example: 48 }) })),
  /** The total when nothing is read; null when nothing was. */
  total_as_words: z.int().nullable().meta({ example: 3 }),
  /** The total without one of the conditions in force. What was read of the free word counts as a word of it. */
  what_if: z.array(
    z.object({
      parameter: z.string().meta({ example: 'min_salary' }),
      value: z.union([z.string(), z.number()]).optional().meta({ example: 500 }),
      total: z.int(),
    }),
  ),
})
export type JobResults = z.infer<typeof JobResults>
