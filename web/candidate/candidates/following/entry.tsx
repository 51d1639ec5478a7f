import type { ReactNode } from 'react'
import { CompanyMark } from '#web/companies/company-mark.tsx'

type EntryProps = { company: { logo: string | null }; title: ReactNode; heading?: 'h2' | 'h3'; children: ReactNode; acts?: ReactNode }

/** One row of a list of jobs or companies: whose it is, what it is, a line about it, and the candidate's actions. */
export const Entry = ({ company, title, heading: Heading = 'h2', children, acts }: EntryProps) => (
  <li className="entry">
    <CompanyMark company={company} />
    <Heading className="phrase">{title}</Heading>
    <p className="small">{children}</p>
    {acts && <div className="entry-acts">{acts}</div>}
  </li>
)
