import type { CompanyContent } from '#contract/companies/pages/company-content.ts'

/** The fields in which two pages differ, and how. */
export const differences = (from: CompanyContent, to: CompanyContent) =>
  Object.fromEntries(
    (Object.keys(to) as (keyof CompanyContent)[])
      .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
      .map((field) => [field, { from: from[field], to: to[field] }]),
  )
