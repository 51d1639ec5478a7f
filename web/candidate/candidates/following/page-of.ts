import { Page } from '#contract/platform/page.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'

/** The page of a list that an address asks for. */
export const pageOf = (url: URL) => readSearch(Page, url.searchParams).page ?? 1
