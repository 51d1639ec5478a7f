import { href, Link } from 'react-router'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import '#web/ui/nav/line-nav.css'
import './job-tabs.css'

const pages = {
  overview: { label: '概要', act: 'see_selection', to: (id: number) => `${href('/online/companies/job_offers/overview')}?id=${id}` },
  candidates: { label: '候補者', act: 'see_selection', to: (id: number) => `${href('/online/companies/selection')}?job_id=${id}` },
  posting: { label: '求人票', act: 'see_jobs', to: (id: number) => `${href('/online/companies/job_offers/edit')}?id=${id}` },
  figures: { label: '分析', act: 'see_figures', to: (id: number) => `${href('/online/companies/job_offers/figures')}?id=${id}` },
} satisfies Record<string, { label: string; act: CompanyAct; to: (id: number) => string }>

type JobTabsProps = { id: number; here: keyof typeof pages }

/** The pages of one job: its selections, its posting and its figures. */
export function JobTabs({ id, here }: JobTabsProps) {
  const { acts, viewing } = useCompanyAccount()
  return (
    <nav className="line-nav job-tabs" aria-label="この求人">
      {Object.entries(pages)
        .filter(([name, { act }]) => acts.includes(act) && !(viewing && name === 'figures'))
        .map(([page, { label, to }]) => (
          <Link key={page} to={to(id)} aria-current={page === here ? 'page' : undefined}>
            {label}
          </Link>
        ))}
    </nav>
  )
}
