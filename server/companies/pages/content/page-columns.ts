import { CompanyContent } from '#contract/companies/pages/company-content.ts'

type PageColumn = Exclude<keyof CompanyContent, 'employees' | 'company_finances' | 'amateras_views'>

/** What a company writes in its own row; people, funding and recommendations have rows of their own. */
const ownRows = new Set(['employees', 'company_finances', 'amateras_views'])
export const pageColumns = Object.keys(CompanyContent.shape).filter((name): name is PageColumn => !ownRows.has(name))
