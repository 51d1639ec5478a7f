import type { CompanySummary } from '#contract/companies/pages/companies.ts'

/** Stands beside the name of an invented company, on every page. */
export const DemoLabel = ({ company }: { company: Pick<CompanySummary, 'is_demo'> }) => (company.is_demo ? <span className="label demo">デモ</span> : null)
