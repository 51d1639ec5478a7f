import { useRouteLoaderData } from 'react-router'
import type { Operator, Site } from '#contract/pages.ts'
import { phoneLink } from '#web/platform/shell/operator/phone-link.ts'
import '#web/jobs/detail/terms/terms.css'

export const UNSET = '（運営者が設定します）'

const nobody: Operator = {}

export const useOperator = () => useRouteLoaderData<Site>('root')?.operator ?? nobody

/** Appears on the legal pages until the operating company is set. */
export const DraftNote = ({ operator }: { operator: Operator }) =>
  operator.name && operator.address && operator.email ? null : (
    <p className="note warn">この文書は下書きです。運営者が名前などを設定し、弁護士の確認を受けてから公開してください。</p>
  )

/** The company that runs the site; says which required settings are missing, and leaves out optional ones. */
export function OperatorTerms({ operator }: { operator: Operator }) {
  const { email, phone, complaint_hours } = operator
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
          {email ? <a href={`mailto:${email}`}>{email}</a> : UNSET}
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
