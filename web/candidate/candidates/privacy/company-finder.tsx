import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { CompanyListed } from '#contract/candidates/privacy/privacy.ts'
import type { Api } from '#contract/index.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { CompanyRows } from './company-rows.tsx'
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

const SHOWN = 10
const LONGEST = 100

/** The companies whose name contains the query of the page's address. */
export async function findCompanies(api: Api, url: URL) {
  const company_name = (url.searchParams.get('company_name') ?? '').trim().slice(0, LONGEST)
  if (!company_name) return { company_name, total: 0, companies: [] }
  const { companies, total } = await api.companies.list({ company_name, per_page: SHOWN })
  return { company_name, total, companies: companies.map(({ id, name, logo, is_company_block }) => ({ id, name, logo, is_company_block })) }
}

export type FoundCompanies = Awaited<ReturnType<typeof findCompanies>>
