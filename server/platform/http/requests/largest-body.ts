import { apiPrefix } from '#contract/index.ts'
import { LARGEST_BODY, LARGEST_PICTURES, LARGEST_UPLOAD } from '../server/http-limits.ts'

/** The routes that receive files: the call, and the page whose form sends one. */
const uploads = new Set([
  `${apiPrefix}/candidate_users/job_history_pdf`,
  '/profile/resume',
  '/message/company/detail',
  '/job_offer/apply',
  '/message/job_offer/detail',
  '/online/companies/messages/detail',
  `${apiPrefix}/company_users/job_offers/imports`,
  `${apiPrefix}/company_users/job_offers/pastes`,
  '/online/companies/job_offers/paste',
  '/online/companies/job_offers/transfer',
  `${apiPrefix}/company_users/company/pictures`,
  `${apiPrefix}/operators/updates/notes`,
  '/operator/updates',
  `${apiPrefix}/operators/site_settings/logo`,
  '/operator/settings/detail',
  '/setup/site',
  `${apiPrefix}/operators/banners/pictures`,
  '/operator/banners/edit',
  '/operator/companies/add',
  `${apiPrefix}/company_users/calendar/file`,
  '/online/companies/settings/calendar',
  `${apiPrefix}/outside_candidates/consents`,
  `${apiPrefix}/outside_candidates/changes`,
  '/outside',
  '/online/companies/selection/outside/detail',
])
/** The forms with several pictures. */
const pictureForms = new Set(['/online/companies/company', '/online/companies/stories/edit'])
const uploadPattern = new RegExp(
  `^${apiPrefix}/(?:(?:candidate|company)_users/messages/[^/]+/attachments|candidate_users/application_choices/[^/]+/files|company_users/outside_candidates/[^/]+/file)$`,
)

/** How many bytes a request to this path may bring: everywhere else no more than a form. */
export function largestBody(path: string) {
  const bare = path.replace(/\.data$/, '').replace(/(?<!\/)\/+$/, '')
  if (pictureForms.has(bare)) return LARGEST_PICTURES
  return uploads.has(bare) || uploadPattern.test(bare) ? LARGEST_UPLOAD : LARGEST_BODY
}
