import type { ReactNode } from 'react'
import type { ViewHistory } from '#contract/candidates/following/view-histories.ts'
import { Entry } from './entry.tsx'

/** For loaders: a viewed job, or a company where the candidate viewed that. */
export const viewedOf = ({ id, company, company_job_id, job }: ViewHistory) => ({
  id,
  company: { name: company.name, logo: company.logo },
  title: job?.position_title ?? company.name,
  to: job ? `/job_offer/detail?id=${company_job_id}` : `/company/detail?id=${company.id}`,
  isOver: job?.active === false,
})

type ViewedEntryProps = { viewed: ReturnType<typeof viewedOf>; time: string; acts?: ReactNode }

/** One row of what the candidate viewed. */
export const ViewedEntry = ({ viewed: { company, title, to, isOver }, time, acts }: ViewedEntryProps) => (
  <Entry heading="h3" company={company} to={to} name={title} acts={acts}>
    {title !== company.name && <bdi>{company.name}　</bdi>}
    <time>{time}</time>
    {isOver && <strong>　募集は終了しました</strong>}
  </Entry>
)
