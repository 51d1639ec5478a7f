import { OwnJobSearch } from '#contract/jobs/postings/company-jobs.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import type { ListSearch } from './list-path.ts'

/** The search of the address; ignores malformed parameters. */
export const searchOf = (query: URLSearchParams): ListSearch => readSearch(OwnJobSearch, query)
