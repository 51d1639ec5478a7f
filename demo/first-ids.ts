/** The first free id of each table that the demonstration fills. */
export type FirstIds = {
  companies: number
  employees: number
  company_finances: number
  amateras_views: number
  job_offers: number
  job_offer_versions: number
  stories: number
}
