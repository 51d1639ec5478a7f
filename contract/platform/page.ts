import { z } from 'zod'
import { WholeNumber } from './text/whole-number.ts'

/** Which part of a list: pages count from 1. */
export const Page = z.object({
  page: WholeNumber(1, 1_000_000).optional(),
  per_page: WholeNumber(1, 100).optional(),
})
export type Page = z.infer<typeof Page>

export const PAGE_SIZE = 20
