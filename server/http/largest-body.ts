import { apiPrefix } from '#contract/index.ts'
import { LARGEST_BODY, LARGEST_UPLOAD } from './http-limits.ts'

/** Where files arrive: the call, and the page whose form sends one. */
const uploads = new Set([`${apiPrefix}/candidate_users/job_history_pdf`, '/profile/resume'])

/** How many bytes a request to this path may bring: everywhere else no more than a form. */
export const largestBody = (path: string) => (uploads.has(path.replace(/\.data$/, '').replace(/\/+$/, '')) ? LARGEST_UPLOAD : LARGEST_BODY)
