import { purposes } from '#contract/accounts/consents/purposes.ts'
import { AgreementBox } from './agreement-box.tsx'
import { NewTab } from './new-tab.tsx'
import { PurposesList } from './purposes-list.tsx'

type Props = { issues: Record<string, string>; values: Record<string, unknown>; isAgeAsked: boolean }

/** What is agreed to, each with a box of its own, none ticked beforehand. A box carries the version of the text that stands beside it. */
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
