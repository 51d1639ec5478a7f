import type { Organization, WithContext } from 'schema-dts'
import type { Company } from '#contract/companies/pages/companies.ts'

/** A company as search engines describe organisations; leaves out what it did not say. */
export const organization = (company: Company, site: string): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: company.name,
  ...(company.url && { url: company.url }),
  ...(company.logo && { logo: new URL(company.logo, site).href }),
  ...(company.introduction && { description: company.introduction.slice(0, 500) }),
  ...(company.founding_year && { foundingDate: String(company.founding_year) }),
  ...(company.employee_count && { numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employee_count } }),
  ...(company.address && { address: { '@type': 'PostalAddress', addressCountry: 'JP', streetAddress: company.address } }),
})
