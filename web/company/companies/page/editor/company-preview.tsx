import { memo } from 'react'
import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { CompanyArticle } from '#web/jobs/companies/company-article.tsx'
import { companyOnPage } from '#web/jobs/companies/company-on-page.ts'
import { companyOfContent } from './company-of-content.ts'

type CompanyPreviewProps = { page: OwnCompanyPage; content: CompanyContent; masters: Masters; now: string }

/** The page that visitors would see, drawn by what draws it for them. Nothing in it can be pressed. */
export const CompanyPreview = memo(function CompanyPreview({ page: { shown }, content, masters, now }: CompanyPreviewProps) {
  const company = companyOfContent(shown.company, content, masters)
  const company_finances = content.company_finances
    .filter(({ finance_date_year }) => !Number.isNaN(finance_date_year))
    .map((finance) => ({ ...finance, amount: Number.isNaN(finance.amount) ? null : finance.amount, logo: finance.logo ?? null }))
    .toSorted((one, other) => other.finance_date_year - one.finance_date_year || (other.finance_date_month ?? 13) - (one.finance_date_month ?? 13))
  const loaded = companyOnPage({ ...shown, company, company_finances, recommended_jobs: [] }, masters, new Date(now), 'https://preview.invalid')
  return <CompanyArticle loaded={loaded} path="" inert />
})
