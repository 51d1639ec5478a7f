/** The value under which a search finds jobs that state nothing about remote work; the contract offers it as 記載なし. */
export const NOT_STATED = 9

export type IndexedJob = {
  id: number
  company_id: number
  /** Raw text: position_title, then position, one a line. */
  title: string
  /** Raw text: skill names, required and preferred skills. */
  skills: string
  /** Raw text: the rest, parts separated by "\n". */
  body: string
  company_name: string
  /** What suggestions offer as skills; the text of `skills` is free. */
  skill_names?: string[]
  job_fields: number[]
  company_categories: number[]
  kind: number[]
  phase: number[]
  employee_range: number | null
  employment_types: number[]
  prefectures: number[]
  skill_types: number[]
  /** Null where the job states none. */
  remote: 0 | 1 | 2 | null
  flex: boolean | null
  /** What it is found under as a place: texts that the caller chooses, and asks for in a query. */
  places?: string[]
  /** On foot from the nearest station; null where it does not say. */
  walk_minutes?: number | null
  /** Of `hourlyWages`, those that it reaches; none where it is not paid by the hour. */
  hourly_wage: number[]
  /** Of `weekDays`, those on which one can work; none where no number is stated, or only five are possible. */
  week_days: number[]
  /** Of `annualHolidays`, those that it reaches; none where it states none. */
  annual_holidays: number[]
  intended_for: number[]
  /** Null where the job does not say; so for short hours. */
  inexperienced_ok: boolean | null
  short_hours: boolean | null
  stock_option: boolean
  /** Marked by operators for senior people. */
  is_premium?: boolean
  /** 万円 a year. */
  min_salary: number | null
  max_salary: number | null
  /** Epoch seconds. */
  confirmed_at: number
  published_at: number
  updated_at: number
  /** Only wishes ask for these. */
  social_issues: number[]
  min_week_work_days: number | null
  /** When one works, in one string for all jobs that have the same hours. */
  schedule: string
}

export const listParameters = [
  'job_fields',
  'company_categories',
  'kind',
  'phase',
  'employee_range',
  'employment_types',
  'prefectures',
  'skill_types',
  'remote',
  'hourly_wage',
  'week_days',
  'annual_holidays',
  'intended_for',
] as const
export type ListParameter = (typeof listParameters)[number]
/** Conditions that are on, off, or absent. */
export const switchParameters = ['flex', 'inexperienced_ok', 'short_hours', 'stock_option', 'is_premium'] as const
export type SwitchParameter = (typeof switchParameters)[number]
export const facetParameters = [...listParameters, ...switchParameters]
export type FacetParameter = ListParameter | SwitchParameter
/** Values of people, who are indexed by the same engine; `reader` says which reader a document is written for. */
export type PersonParameter =
  | 'career_intention_rating'
  | 'purpose_intention'
  | 'management_experience'
  | 'english_level'
  | 'experience_years'
  | 'has_text'
  | 'reader'
  | 'own_skills'
  | 'wished_places'
  | 'wished_remote'
export type CountedParameter = FacetParameter | PersonParameter

/** Facts that a job may have, or leave unstated. */
export type MatchParameter =
  | Exclude<ListParameter, 'employee_range' | 'hourly_wage' | 'week_days' | 'annual_holidays' | 'intended_for'>
  | 'social_issues'
  | 'min_week_work_days'
  | 'salary_band'
export type MatchResult = 'fits' | 'differs' | 'unknown'
/**
 * One wish of a viewer and its weight. A job that meets any of `fits` fits; of the others, those that state nothing of `rests_on` are unknown, the rest differ.
 */
export type MatchCriterion = { weight: 1 | 2 | 3 } & (
  | { fits: ({ parameter: MatchParameter; chosen: number[] } | { parameter: 'min_salary'; value: number })[]; rests_on: MatchParameter }
  | { schedule: (schedule: string) => MatchResult }
)
export type Matching = {
  criteria: MatchCriterion[]
  /** 万円: a job whose upper end is known to be less comes as late as one that fits nothing. */
  salary_floor?: number
  /** Leaves out what differs in anything, or is known to pay less than the floor. */
  without_mismatch?: boolean
}
/** Jobs that a viewer's switch leaves out. */
export type Exclusion = { parameter: 'exclude_applied' | 'exclude_favorited'; job_ids: number[] }

export type JobQuery = {
  free_word?: string
  /** Synonyms of the words that are not looked for. */
  without_synonyms?: string[]
  /** What was typed before it was parted into `free_word`: a title that holds it comes first. */
  phrase?: string
  /** Words of `free_word` that a job need not have. What it has of them counts for its place; with no other word it has at least one. */
  optional_words?: string[]
  /** Words of `free_word` that a title has to name, by the word, a synonym or a related occupation. */
  title_words?: string[]
  company_name?: string
  job_fields?: number[]
  company_categories?: number[]
  kind?: number[]
  phase?: number[]
  employee_range?: number[]
  employment_types?: number[]
  prefectures?: number[]
  skill_types?: number[]
  remote?: number[]
  hourly_wage?: number[]
  week_days?: number[]
  annual_holidays?: number[]
  intended_for?: number[]
  /** Any of these; two digits are a prefecture. */
  places?: string[]
  /** A second condition of the same kind: a job has to be in one of `places` and in one of these. */
  within_places?: string[]
  /** So many at the most; jobs that say nothing are left out. */
  walk_minutes?: number
  /** Jobs that their company confirmed on one of so many days in Japan, today being the first. */
  confirmed_within?: number
  /** Absent: no condition. True or false: exactly that. */
  flex?: boolean
  inexperienced_ok?: boolean
  short_hours?: boolean
  stock_option?: boolean
  is_premium?: boolean
  /** coalesce(max_salary, min_salary) >= min_salary */
  min_salary?: number
  company_ids?: number[]
  exclude_job_ids?: Iterable<number>
  exclude_company_ids?: Iterable<number>
  /** Left out as well; each is a condition that `what_if` may drop. */
  exclusions?: Exclusion[]
  /** A viewer's wishes: they decide the order of sort 1. */
  matching?: Matching
  /** Epoch seconds; a job confirmed 45 days ago or earlier is not in the index. */
  now: number
  /** 1 recommended (default), 2 published, 3 updated, 4 salary; see `JobIndex.search`. */
  sort?: 1 | 2 | 3 | 4
  /** Only documents that have this value, or are among these. */
  among?: { parameter: PersonParameter; value: number; or_ids: number[] }
  /** For people: of each parameter, one of these values. */
  person?: Partial<Record<PersonParameter, number[]>>
  /** Words narrow and do not order: the wishes do, and the newest. */
  unranked?: boolean
  offset?: number
  /** 20 by default; 0 = counts only. */
  limit?: number
  /** The counts of all values that jobs have, or of those of some parameters, for others cost time. */
  facets?: boolean | readonly CountedParameter[]
  /** Places to count jobs in, whatever `places` chooses. */
  count_places?: string[]
  what_if?: boolean
  /** What the jobs found pay, and how fresh they are: it reads each of them once. */
  figures?: boolean
}

/** A field of a job that holds a typed word, or a synonym of it. */
export type FoundIn = { typed: string; field: 'title' | 'skills' | 'body'; by?: string }
/** A typed word and what was looked for beside it. */
export type Expanded = { typed: string; also: string[] }
export type FacetCount = { id: number; count: number }
export type PlaceCount = { place: string; count: number }
/** 万円 a year, of the middle of each job's band: half of the jobs lie between `low` and `high`. `jobs` are those that state any pay. */
export type PayFigures = { jobs: number; low: number; median: number; high: number }
export type JobFigures = { pay: PayFigures | null; confirmed_lately: number; company_ids: number[] }
export type WhatIf = { parameter: string; value?: number | string; total: number }

export type JobResult = {
  ids: number[]
  total: number
  version: number
  /** Every id with count > 0; each parameter ignores its own condition and keeps all others. */
  facets?: Record<FacetParameter, FacetCount[]> & Partial<Record<PersonParameter, FacetCount[]>>
  /** id is the lower end of a band of 100 万円 (400 = 400 to 499) of coalesce(max, min), ignoring min_salary. */
  salary_histogram?: FacetCount[]
  /** Those of `count_places` that have jobs, in its order. */
  place_counts?: PlaceCount[]
  /** The total when that one chosen value, word or switch is dropped; a word carries its `-` when it excludes. */
  what_if?: WhatIf[]
  figures?: JobFigures
  /** Per word the synonyms that any live job has; only words that have some. */
  expanded?: Expanded[]
}

export type Suggestion = { kind: 'position' | 'skill' | 'company'; text: string; count: number }
export type JobIndexBytes = { text: number; index: number; columns: number; textUtf8: number }
export type SnapshotMeta = Record<string, unknown>

export type JobIndexOptions = {
  /** So long may building or merging hold the process before requests go on. */
  sliceMilliseconds?: number
  /** So many changed jobs are looked through before they are indexed. */
  mergeAt?: number
  /** In more places than this a string's jobs are worked out ahead. */
  densePlaces?: number
  /** Called when a merge that a change began fails; the changes stay searchable and the next one tries again. */
  onError?: (error: unknown) => void
}
