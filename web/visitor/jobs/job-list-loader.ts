import { href, redirect } from 'react-router'
import type { Route } from './+types/job-list-loader.ts'

/** The list of jobs is the search: one list has one address. Older links keep their conditions. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(href('/job_offer/search') + url.search, 301)
