/** The address of one page of a list, the first without its number. */
export const pagePath = (base: string, page: number) => (page === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}page=${page}`)
