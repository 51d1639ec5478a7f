import type { ReactNode } from 'react'
import { href } from 'react-router'
import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { AgreedBox } from '#web/accounts/agreeing/agreed-box.tsx'
import { NewTab } from '#web/accounts/agreeing/new-tab.tsx'

type Given = { issues: Record<string, string>; values: Record<string, unknown> }
type AgreementBoxProps = Given & { name: string; value: string; isRequired?: boolean; children: ReactNode }

/** A tick box for one consent or statement, never ticked beforehand. */
function AgreementBox({ issues, values, name, value, isRequired = false, children }: AgreementBoxProps) {
  const id = `agreement-${name.replace('.', '-')}`
  const error = issues[name]
  const [part, purpose = ''] = name.split('.')
  const given = purpose ? (values.consents as Record<string, unknown> | undefined)?.[purpose] : values[part!]
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={Boolean(given)}
          required={isRequired}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <span>
          {children}
          <span className={isRequired ? 'must' : 'may'}>{isRequired ? '必須' : '任意'}</span>
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** What a company's members agree to. A box carries the version of the text beside it. */
export const CompanyAgreements = (given: Given) => (
  <fieldset className="agreements">
    <legend>登録の前に</legend>
    <AgreementBox {...given} name="consents.terms" value={purposes.terms.version} isRequired>
      <NewTab to={href('/terms')}>利用規約</NewTab>に同意します
    </AgreementBox>
    <AgreementBox {...given} name="consents.privacy" value={purposes.privacy.version} isRequired>
      <NewTab to={href('/privacy')}>個人情報の扱い</NewTab>に同意します
    </AgreementBox>
  </fieldset>
)

/** The same box as in the sheet over a job, and what is only offered. */
export const Agreements = (given: Given) => (
  <fieldset className="agreements">
    <legend>登録の前に</legend>
    <AgreedBox isTicked={Boolean(given.values.agreed)} error={given.issues.agreed} />
    <AgreementBox {...given} name="consents.mail_magazine" value={purposes.mail_magazine.version}>
      メールマガジンを受け取ります
    </AgreementBox>
    <PurposesList />
  </fieldset>
)

const groups = purposeNames.filter((name) => purposes[name].fields && !purposes[name].isOptional)

/** The purpose of each group of fields, as it is stored with the consent. */
const PurposesList = () => (
  <details className="purposes">
    <summary>受け取る項目と、その目的を見る</summary>
    <dl>
      {groups.map((name) => (
        <div key={name}>
          <dt>
            {purposes[name].title}：{purposes[name].fields}
          </dt>
          <dd>{purposes[name].text}</dd>
        </div>
      ))}
    </dl>
    <p className="hint">
      {purposes.account.version.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')}の版です。人種、本籍、思想、信条、労働組合のことは集めません。
    </p>
  </details>
)
