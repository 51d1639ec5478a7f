import type { CompanySummary } from '#contract/companies/pages/companies.ts'

/** Beside the name of an invented company, wherever it stands. */
export const DemoLabel = ({ company }: { company: Pick<CompanySummary, 'is_demo'> }) => (company.is_demo ? <span className="label demo">デモ</span> : null)
