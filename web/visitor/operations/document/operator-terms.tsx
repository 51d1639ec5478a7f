import { Fragment } from 'react'
import type { Operator } from '#contract/pages.ts'
import { phoneLink } from '#web/platform/shell/operator/phone-link.ts'
import '#web/jobs/detail/terms/terms.css'

export const UNSET = '（運営者が設定します）'

/** The company that runs the site; says which required settings are missing, and leaves out optional ones. */
export function OperatorTerms({ operator }: { operator: Operator }) {
  const { phone, complaint_hours } = operator
  const rows = [
    ['運営者', operator.name],
    ['代表者', operator.representative],
    ['住所', operator.address],
    ['特定募集情報等提供事業 届出受理番号', operator.job_information_number],
    ['電気通信事業 届出番号', operator.telecom_number],
    ['苦情・相談の窓口', operator.complaint_desk],
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
          {phone && (
            <>
              <br />
              <a href={phoneLink(phone)}>{phone}</a>
            </>
          )}
          {complaint_hours && `（${complaint_hours}）`}
        </dd>
      </div>
    </dl>
  )
}

const OperatorMail = ({ operator: { email } }: { operator: Operator }) => (email ? <a href={`mailto:${email}`}>{email}</a> : <Fragment>{UNSET}</Fragment>)
