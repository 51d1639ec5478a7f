import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'

type EntryProps = {
  company: { logo: string | null }
  /** The page that it leads to, the name that other people gave it, and what follows that name. */
  to: string
  name: string
  after?: string | false
  heading?: 'h2' | 'h3'
  children: ReactNode
  acts?: ReactNode
}

/** One row of a list of jobs or companies: whose it is, what it is, a line about it, and the candidate's actions. */
export const Entry = ({ company, to, name, after, heading: Heading = 'h2', children, acts }: EntryProps) => (
  <li className="entry">
    <CompanyMark company={company} />
    <Heading className="phrase">
      <Link to={to}>
        <bdi>{name}</bdi>
        {after}
      </Link>
    </Heading>
    <p className="small">{children}</p>
    {acts && <div className="entry-acts">{acts}</div>}
  </li>
)
