import type { ReactNode } from 'react'
import { href, Link, useRouteLoaderData } from 'react-router'
import type { Operator, Site } from '#contract/pages.ts'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import { phoneLink } from './phone-link.ts'
import './operator-lines.css'

const nobody: Operator = {}

/** The company that runs the site, its registrations, and where to complain, at the foot of every page. A trial leaves out what is not set. */
export function OperatorLines() {
  const site = useRouteLoaderData<Site>('root')
  const { name, phone, complaint_desk, complaint_hours, job_information_number, telecom_number } = site?.operator ?? nobody
  const lines: [string, ReactNode][] = [
    ['運営', name],
    [
      '苦情・相談の窓口',
      // The form of the contact page opens with the site.
      !site?.is_preparing && (
        <>
          <Link to={href('/about/contact')}>{complaint_desk ?? '問い合わせと通報'}</Link>
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
          <span>{complaint_hours}</span>
        </>
      ),
    ],
    ['特定募集情報等提供事業 届出受理番号', job_information_number],
    ['電気通信事業 届出番号', telecom_number],
  ]
  return (
    <>
      <dl className="operator-lines">
        {lines.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="small muted">{`${SOFTWARE} で動いています`}</p>
    </>
  )
}
