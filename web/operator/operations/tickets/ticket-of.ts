const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ticket that led to a page, as its address says; anything else there is none. */
export function ticketOf({ searchParams }: URL) {
  const id = searchParams.get('report') ?? ''
  return UUID.test(id) ? id : undefined
}
