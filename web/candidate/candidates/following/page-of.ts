import { Page } from '#contract/platform/page.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'

/** Which page of a list an address asks for. */
export const pageOf = (url: URL) => readSearch(Page, url.searchParams).page ?? 1
