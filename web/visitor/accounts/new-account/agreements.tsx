import { purposes, purposeNames } from '#contract/accounts/consents/purposes.ts'
import { AgreementBox } from './agreement-box.tsx'
import { NewTab } from './new-tab.tsx'

type Props = { issues: Record<string, string>; values: Record<string, unknown>; isAgeAsked: boolean }

/** The consents, each with a separate box, none ticked beforehand. A box carries the version of the text beside it. */
export function Agreements({ issues, values, isAgeAsked }: Props) {
  const ticked = (values.consents ?? {}) as Record<string, unknown>
  return (
    <fieldset className="agreements">
      <legend>登録の前に</legend>
      {isAgeAsked && (
        <AgreementBox name="is_16_or_older" value="yes" error={issues.is_16_or_older} isTicked={Boolean(values.is_16_or_older)} isRequired>
          16歳以上です
        </AgreementBox>
      )}
      <AgreementBox name="consents.terms" value={purposes.terms.version} error={issues['consents.terms']} isTicked={Boolean(ticked.terms)} isRequired>
        <NewTab to="/terms">利用規約</NewTab>に同意します
      </AgreementBox>
      <AgreementBox name="consents.privacy" value={purposes.privacy.version} error={issues['consents.privacy']} isTicked={Boolean(ticked.privacy)} isRequired>
        <NewTab to="/privacy">個人情報の扱い</NewTab>に同意します
      </AgreementBox>
      <AgreementBox name="consents.mail_magazine" value={purposes.mail_magazine.version} isTicked={Boolean(ticked.mail_magazine)}>
        メールマガジンを受け取ります
      </AgreementBox>
      <PurposesList />
    </fieldset>
  )
}

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
