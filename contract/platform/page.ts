import { z } from 'zod'
import { WholeNumber } from './text/whole-number.ts'

/** Which part of a list: pages count from 1. */
export const Page = z.object({
  page: WholeNumber(1, 1_000_000).optional().meta({ description: 'ページ。1から。', example: 1 }),
  per_page: WholeNumber(1, 100).optional().meta({ description: '1ページの件数。なければ20。', example: 20 }),
})
export type Page = z.infer<typeof Page>

export const PAGE_SIZE = 20
