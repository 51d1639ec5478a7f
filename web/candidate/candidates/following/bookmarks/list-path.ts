import { href } from 'react-router'

/** The page of one list of saved jobs, or of all of them. */
export const listPath = (id?: number) => href('/job_offer/bookmarks') + (id === undefined ? '' : `?list=${id}`)
