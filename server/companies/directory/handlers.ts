import { anyone } from '#server/api.ts'
import { recordPageView } from '#server/hiring/analytics/page-views.ts'
import { listCompanies } from './list-companies.ts'
import { showSiteFigures } from './show-site-figures.ts'
import { listResponseFigures } from './public-companies.ts'
import { showCompany } from '#server/jobs/companies/show-company.ts'

export const companies = {
  list: anyone.companies.list.handler(({ context, input }) => listCompanies(context, input)),
  show: anyone.companies.show.handler(({ context, input }) => showCompany(context, input.id)),
  response_figures: anyone.companies.response_figures.handler(({ context, input }) => listResponseFigures(context, input.id)),
  site_figures: anyone.companies.site_figures.handler(({ context }) => showSiteFigures(context)),
  record_view: anyone.companies.record_view.handler(({ context, input }) => recordPageView(context, input)),
}
