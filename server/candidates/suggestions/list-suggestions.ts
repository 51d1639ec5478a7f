import { sql } from 'kysely'
import type { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import type { Suggestion } from '#contract/candidates/following/suggestions.ts'
import { jobCounter } from '#server/jobs/suggestions/job-counter.ts'
import { spokenForm, spokenForms } from '#server/jobs/suggestions/spoken-form.ts'
import { type Beside, suggestSearches } from '#server/jobs/suggestions/suggest-searches.ts'
import { indexConditions, viewerConditions } from '#server/matching/viewer-conditions.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { JobQuery } from '#search-engine/job-index-types.ts'

type Asked = Beside & { q?: string; recent?: string[]; exclude_applied?: boolean; exclude_favorited?: boolean }

type Viewer = Pick<JobQuery, 'exclusions' | 'exclude_job_ids' | 'exclude_company_ids'>

const SHOWN = 8
/** Of what a person searched or saved: so many beside what they are typing, or before they type. */
const OWN = { typed: 2, empty: 4 }

/** Completions of the free word; before them what this person searched and saved, where it begins so. Counts are those that the search of the page would tell this viewer. */
export async function listSuggestions(context: RequestContext, { q = '', recent = [], exclude_applied, exclude_favorited, ...beside }: Asked) {
  const { jobIndex } = context
  const typed = q.trimStart()
  const most = typed ? OWN.typed : OWN.empty
  const [mine, saved] = await Promise.all([viewerConditions(context), savedSearches(context)])
  const { exclusions = [], exclude_job_ids = [], exclude_company_ids = [] }: Viewer = indexConditions(mine, { exclude_applied, exclude_favorited })
  const viewed = { exclusions, exclude_job_ids, exclude_company_ids, now: Math.floor(context.now().getTime() / 1000) }
  const count = jobCounter(jobIndex, viewed)

  const forms = spokenForms(typed)
  const begins = (text: string) => !typed || [text, ...text.split(/[\s・「」]+/u)].some((part) => forms.some((form) => spokenForm(part).startsWith(form)))
  const own: Suggestion[] = [
    ...recent
      .filter(begins)
      .slice(0, most)
      .map((text) => ({ kind: 'recent' as const, text, free_word: text, search: null, count: count({ ...beside, free_word: text }) })),
    ...saved
      .filter(({ name, search }) => begins(`${name} ${search.free_word ?? ''}`))
      .slice(0, most)
      .map(({ name, search }) => ({ kind: 'saved_search' as const, text: name, free_word: search.free_word ?? '', search, count: count(search) })),
  ]
  const known = new Set(own.map(({ free_word, search }) => (search ? '' : free_word)))
  const completed = suggestSearches(jobIndex, typed, viewed, beside)
    .filter(({ free_word }) => !known.has(free_word))
    .map((one): Suggestion => ({ ...one, search: null }))
  return { suggestions: [...own, ...completed].slice(0, SHOWN) }
}

/** Of the viewing candidate, the newest first; nobody else has any. */
async function savedSearches({ db, viewer }: RequestContext) {
  if (viewer?.area !== 'candidate') return []
  return db
    .selectFrom('saved_searches')
    .select(['name', sql<SavedConditions>`search`.as('search')])
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
