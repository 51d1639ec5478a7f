import { Link } from 'react-router'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { OUTSIDE } from './outside-path.ts'

/** To the people from outside, of one job or of all; for members who may read them. */
export function OutsideLink({ job_id }: { job_id: number | undefined }) {
  const { acts } = useCompanyAccount()
  if (!acts.includes('select')) return null
  return (
    <p className="small">
      <Link to={job_id ? `${OUTSIDE}?job=${job_id}` : OUTSIDE}>社外からの候補者</Link>
    </p>
  )
}
