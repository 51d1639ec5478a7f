import { href } from 'react-router'
/** In a separate file without schemas, because pages in the browser import it. */
export const CANDIDATES_PATH = href('/online/companies/candidates')
export const candidatePath = (id: string) => `${CANDIDATES_PATH}/detail?id=${id}`
