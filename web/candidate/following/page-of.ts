import { Page } from '#contract/page.ts'
import { readSearch } from '#contract/read-search.ts'

/** Which page of a list an address asks for. */
export const pageOf = (url: URL) => readSearch(Page, url.searchParams).page ?? 1
