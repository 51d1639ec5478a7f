import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { CompanyListed } from '#contract/candidates/privacy/privacy.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import styles from './privacy.module.css'

type Props<Company> = { companies: Company[]; note?: (company: Company) => ReactNode; children: (company: Company) => ReactNode }

/** Companies in rows, with the actions at the end of each. */
export function CompanyRows<Company extends CompanyListed>({ companies, note, children }: Props<Company>) {
  if (companies.length === 0) return null
  return (
    <ul className={styles.companies}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyMark company={company} size="small" />
          <div>
            <Link to={`${href('/company/detail')}?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>
            {note && <p className="small muted">{note(company)}</p>}
          </div>
          <div className={styles.act}>{children(company)}</div>
        </li>
      ))}
    </ul>
  )
}

type ActButtonProps = { intent: string; fields: Record<string, string | number>; label: string; children: string }

/** One action on one thing: a form with one button, whose accessible name tells screen readers which thing. */
export const ActButton = ({ intent, fields, label, children }: ActButtonProps) => (
  <PageForm className="" action={href('/settings/privacy')} preventScrollReset hidden={fields}>
    <SubmitButton intent={intent} look="small" aria-label={label}>
      {children}
    </SubmitButton>
  </PageForm>
)
