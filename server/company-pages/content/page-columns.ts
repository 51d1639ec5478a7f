import { CompanyContent } from '#contract/company-content.ts'

type PageColumn = Exclude<keyof CompanyContent, 'employees' | 'company_finances'>

/** What a company writes in its own row; people and funding have rows of their own. */
export const pageColumns = Object.keys(CompanyContent.shape).filter((name): name is PageColumn => name !== 'employees' && name !== 'company_finances')
