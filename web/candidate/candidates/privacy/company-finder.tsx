import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { CompanyListed } from '#contract/candidates/privacy/privacy.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { CompanyRows } from './company-rows.tsx'
import type { FoundCompanies } from './find-companies.ts'
import styles from './privacy.module.css'

type Props = { found: FoundCompanies; hash?: string; children: (company: CompanyListed) => ReactNode }

/** Finds companies by name, each with its actions. */
export function CompanyFinder({ found: { company_name, total, companies }, hash, children }: Props) {
  return (
    <>
      <Form method="get" action={hash} className={styles.finder} preventScrollReset>
        <Field label="企業名">
          <input className="input" name="company_name" type="search" defaultValue={company_name} maxLength={100} required autoComplete="off" />
        </Field>
        <button type="submit" className="button">
          さがす
        </button>
      </Form>
      {company_name && (
        <output className="small">
          「<bdi>{company_name}</bdi>」
          {total === 0 ? 'を含む企業は、ありません。' : `を含む企業：${total}社${total > companies.length ? `（はじめの${companies.length}社）` : ''}`}
        </output>
      )}
      <CompanyRows companies={companies}>{children}</CompanyRows>
    </>
  )
}
