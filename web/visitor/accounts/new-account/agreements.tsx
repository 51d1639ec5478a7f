import { purposeNames, purposes } from '#contract/accounts/consents/purposes.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { AgreedBox } from '#web/accounts/agreeing/agreed-box.tsx'

type Given = { issues: Record<string, string>; values: Record<string, unknown> }
/** A tick box for what is only offered, never ticked beforehand. */
function MailMagazineBox({ issues, values }: Given) {
  const name = 'consents.mail_magazine'
  const error = issues[name]
  const given = (values.consents as Record<string, unknown> | undefined)?.mail_magazine
  return (
    <div>
      <label className="check" htmlFor="mail_magazine">
        <input
          id="mail_magazine"
          type="checkbox"
          name={name}
          value={purposes.mail_magazine.version}
          defaultChecked={Boolean(given)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': 'mail_magazine-error' } : {})}
        />
        <span>
          メールマガジンを受け取ります<span className="may">任意</span>
        </span>
      </label>
      {error && <FieldError id="mail_magazine-error">{error}</FieldError>}
    </div>
  )
}

/** What a company's members agree to. */
export const CompanyAgreements = ({ issues, values }: Given) => (
  <fieldset className="agreements">
    <legend>登録の前に</legend>
    <AgreedBox isTicked={Boolean(values.agreed)} error={issues.agreed} hasAge={false} />
  </fieldset>
)

/** The same box as in the sheet over a job, and what is only offered. */
export const Agreements = (given: Given) => (
  <fieldset className="agreements">
    <legend>登録の前に</legend>
    <AgreedBox isTicked={Boolean(given.values.agreed)} error={given.issues.agreed} />
    <MailMagazineBox {...given} />
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
