import { href, Link } from 'react-router'
import type { OperatorJobItem } from '#contract/operations/companies/operator-jobs.ts'
import { CompanyLabels } from './company-labels.tsx'

/** A company beside its job; where it stands is said when it is not as usual. */
export const CompanyLink = ({ company }: { company: OperatorJobItem['company'] }) => (
  <>
    <Link to={`${href('/operator/companies/detail')}?id=${company.id}`}>
      <bdi>{company.name}</bdi>
    </Link>{' '}
    {(company.state !== 'active' || company.end_of_contract) && <CompanyLabels {...company} is_demo={false} />}
  </>
)
