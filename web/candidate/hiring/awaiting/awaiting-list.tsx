import { href, Link } from 'react-router'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import type { LoadedAwaiting } from './load-awaiting.ts'
import './awaiting-list.css'

/** 「千紘さん、返信待ちが2件あります」: the greeting of a signed-in candidate says what needs an answer. */
export const greetingOf = (name: string, total: number) =>
  `${name ? `${name}さん、` : ''}${total > 0 ? `返信待ちが${total}件あります` : '返信待ちはありません'}`

/** What waits for the candidate's answer, one row each; the nearest deadline has the page's primary button. */
export function AwaitingList({ awaiting: { rows, total } }: { awaiting: LoadedAwaiting }) {
  if (rows.length === 0) return null
  return (
    <div className="awaiting">
      <ul>
        {rows.map(({ key, to, company, heading, detail, due, button }, at) => (
          <li key={key}>
            <CompanyMark company={company} size="small" />
            <div>
              <b>{heading}</b>
              <span>
                <bdi>{company.name}</bdi> <DemoLabel company={company} />
              </span>
              {detail && <span>{detail}</span>}
              {due && <span className="due">{due}</span>}
            </div>
            <Link className={at === 0 ? 'button primary small' : 'button small'} to={to}>
              {button}
              <span className="vh">
                ：<bdi>{company.name}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="small">
          <Link to={href('/message')}>返信待ちをすべて見る（{total}件）</Link>
        </p>
      )}
    </div>
  )
}
