import { ThreadFilter } from '#contract/conversations/threads.ts'

/** What a page's address asks of a list of threads; what makes no sense is left out. */
export function readThreadSearch({ searchParams }: URL) {
  const filter = ThreadFilter.safeParse(searchParams.get('filter')).data ?? 'all'
  const page = Math.min(Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1), 10_000)
  return { filter, page, q: (searchParams.get('q') ?? '').trim().slice(0, 200) }
}
