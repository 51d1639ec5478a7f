import { z } from 'zod'

/** Which part of a list: pages count from 1. */
export const Page = z.object({
  page: z.coerce.number<string | number>().int().min(1).max(1_000_000).optional(),
  per_page: z.coerce.number<string | number>().int().min(1).max(100).optional(),
})
export type Page = z.infer<typeof Page>

export const PAGE_SIZE = 20
