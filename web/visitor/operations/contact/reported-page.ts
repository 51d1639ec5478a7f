/** The job or company page from which the visitor came, as the API names it; any other page makes a complaint without one. */
export function reportedPage(about: string | null | undefined): { about: 'job' | 'company'; id: number } | { about: 'service' } {
  const [, page, id] = /^\/(job_offer|company)\/detail\?id=(\d{1,10})$/.exec(about ?? '') ?? []
  if (!page) return { about: 'service' }
  return { about: page === 'job_offer' ? 'job' : 'company', id: Number(id) }
}
