import type { Api } from '#contract/index.ts'
import { companyOnPage } from './company-on-page.ts'

/** A company's page in words. */
export async function loadCompany(api: Api, id: string, now: Date, site: string) {
  const [shown, { response_figures }, lookups] = await Promise.all([api.companies.show({ id }), api.companies.response_figures({ id }), api.lookups.list()])
  return companyOnPage({ ...shown, response_figures }, lookups, now, site)
}
