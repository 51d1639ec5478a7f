import { termNames } from '#contract/jobs/postings/job-term-names.ts'

const companyNames: Record<string, string> = { 'company.name': '企業名', 'company.address': '企業の住所', 'company.contact': '企業の連絡先' }

/** What a finding of the lint is about, as the editor of jobs calls it. */
export const fieldName = (field: string) => companyNames[field] ?? termNames[field] ?? field
