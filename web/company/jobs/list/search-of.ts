import { OwnJobSearch } from '#contract/jobs/postings/company-jobs.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import type { ListSearch } from './list-path.ts'

/** What the address asks for; what is malformed is as if it were absent. */
export const searchOf = (query: URLSearchParams): ListSearch => readSearch(OwnJobSearch, query)
