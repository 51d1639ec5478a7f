/** The job's or the company's page that somebody came from, as the API names it; whatever else is a complaint without one. */
export function reportedPage(about: string | null | undefined): { about: 'job' | 'company'; id: number } | { about: 'service' } {
  const [, page, id] = /^\/(job_offer|company)\/detail\?id=(\d{1,10})$/.exec(about ?? '') ?? []
  if (!page) return { about: 'service' }
  return { about: page === 'job_offer' ? 'job' : 'company', id: Number(id) }
}
