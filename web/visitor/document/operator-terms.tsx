import { Fragment } from 'react'
import type { Operator } from '#contract/pages.ts'
import '#web/job-detail/terms/terms.css'

export const UNSET = '（運営者が設定します）'

/** Who runs the site; what is not set yet says so. */
export function OperatorTerms({ operator }: { operator: Operator }) {
  const rows = [
    ['運営者', operator.name],
    ['住所', operator.address],
    ['特定募集情報等提供事業 届出受理番号', operator.job_information_number],
    ['電気通信事業 届出番号', operator.telecom_number],
  ] as const
  return (
    <dl className="terms">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? UNSET}</dd>
        </div>
      ))}
      <div>
        <dt>連絡先</dt>
        <dd>
          <OperatorMail operator={operator} />
        </dd>
      </div>
    </dl>
  )
}

export const OperatorMail = ({ operator: { email } }: { operator: Operator }) =>
  email ? <a href={`mailto:${email}`}>{email}</a> : <Fragment>{UNSET}</Fragment>
