type Search = { filter: string; q: string; page?: number }

/** The address of a list of threads, without what is as usual. */
export function inboxPath(path: string, { filter, q, page = 1 }: Search) {
  const query = new URLSearchParams({ ...(filter === 'all' ? {} : { filter }), ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}) }).toString()
  return query ? `${path}?${query}` : path
}
