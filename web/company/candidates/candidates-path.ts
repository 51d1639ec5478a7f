/** In a separate file without schemas, because pages in the browser import it. */
export const CANDIDATES_PATH = '/online/companies/candidates'
