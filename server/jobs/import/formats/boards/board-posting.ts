import type { Posting } from '../../posting.ts'
import { postingOfSchema } from '../posting-of-schema.ts'
import { type Fields, hostOf, urlOf } from '../read-value.ts'

/** How the list of one system is known by its items, and how an item is read. */
export type Board = { isItem(item: Fields): boolean; postingOf(item: Fields, document: Fields): Posting }

/** A posting of a board, known by its address and its number there. */
export function boardPosting(url: unknown, identifier: string, job: Fields): Posting {
  const address = urlOf(url)
  return { ...postingOfSchema({ ...job, url: address }), site: hostOf(address), identifier }
}
