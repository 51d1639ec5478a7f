import { ThreadFilter } from '#contract/conversations/threads.ts'

/** The search of a list of conversations from the page's address; ignores invalid parameters. */
export function readThreadSearch({ searchParams }: URL) {
  const filter = ThreadFilter.safeParse(searchParams.get('filter')).data ?? 'all'
  const page = Math.min(Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1), 10_000)
  return { filter, page, q: (searchParams.get('q') ?? '').trim().slice(0, 200) }
}
