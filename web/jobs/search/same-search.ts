import type { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import { writeSearch } from '#web/platform/api/write-search.ts'

/** Whether two searches are the same, regardless of the order of their parameters and values. */
export const isSameSearch = (one: SavedConditions, other: SavedConditions) => inOrder(one) === inOrder(other)

const inOrder = (search: SavedConditions) => JSON.stringify([...new URLSearchParams(writeSearch(search))].map(String).toSorted())
