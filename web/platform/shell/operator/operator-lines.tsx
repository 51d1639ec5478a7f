import type { ReactNode } from 'react'
import { href, Link, useRouteLoaderData } from 'react-router'
import type { Operator, Site } from '#contract/pages.ts'
import { SOFTWARE } from '#contract/platform/site/site-name.ts'
import { useFrameWords } from '../frame-words/use-frame-words.ts'
import { phoneLink } from './phone-link.ts'
import './operator-lines.css'

const nobody: Operator = {}

/** The company that runs the site, its registrations, and where to complain, at the foot of every page. A trial leaves out what is not set. */
export function OperatorLines() {
  const site = useRouteLoaderData<Site>('root')
  const words = useFrameWords()
  const { name, phone, complaint_desk, complaint_hours, job_information_number, telecom_number } = site?.operator ?? nobody
  const lines: [string, ReactNode][] = [
    [words.runBy, name],
    [
      words.complaints,
      // The form of the contact page opens with the site.
      !site?.is_preparing && (
        <>
          <Link to={href('/about/contact')}>{complaint_desk ?? words.desk}</Link>
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
          <span>{complaint_hours}</span>
        </>
      ),
    ],
    [words.jobInformation, job_information_number],
    [words.telecom, telecom_number],
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
      <p className="small muted">{`${SOFTWARE} ${words.runsOn}`}</p>
    </>
  )
}
