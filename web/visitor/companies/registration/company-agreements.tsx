import { purposes } from '#contract/accounts/consents/purposes.ts'
import { AgreementBox } from '#web/visitor/accounts/new-account/agreement-box.tsx'
import { NewTab } from '#web/visitor/accounts/new-account/new-tab.tsx'

type Props = { issues: Record<string, string>; values: Record<string, unknown> }

/** What a company's members agree to. A box carries the version of the text beside it. */
export function CompanyAgreements({ issues, values }: Props) {
  const ticked = (values.consents ?? {}) as Record<string, unknown>
  return (
    <fieldset className="agreements">
      <legend>登録の前に</legend>
      <AgreementBox name="consents.terms" value={purposes.terms.version} error={issues['consents.terms']} isTicked={Boolean(ticked.terms)} isRequired>
        <NewTab to="/terms">利用規約</NewTab>に同意します
      </AgreementBox>
      <AgreementBox name="consents.privacy" value={purposes.privacy.version} error={issues['consents.privacy']} isTicked={Boolean(ticked.privacy)} isRequired>
        <NewTab to="/privacy">個人情報の扱い</NewTab>に同意します
      </AgreementBox>
    </fieldset>
  )
}
