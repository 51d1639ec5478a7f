import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { purposes } from '#contract/purposes.ts'
import { FieldError } from '#web/forms/field.tsx'
import { PurposesList } from './purposes-list.tsx'

type Props = { issues: Record<string, string>; values: Record<string, unknown>; isAgeAsked: boolean }

/** What is agreed to, each with a box of its own, none ticked beforehand. A box carries the version of the text that stands beside it. */
export function Agreements({ issues, values, isAgeAsked }: Props) {
  const ticked = (values.consents ?? {}) as Record<string, unknown>
  return (
    <fieldset className="agreements">
      <legend>登録の前に</legend>
      {isAgeAsked && (
        <Box name="is_16_or_older" value="yes" error={issues.is_16_or_older} isTicked={Boolean(values.is_16_or_older)} isRequired>
          16歳以上です
        </Box>
      )}
      <Box name="consents.terms" value={purposes.terms.version} error={issues['consents.terms']} isTicked={Boolean(ticked.terms)} isRequired>
        <NewTab to="/terms">利用規約</NewTab>に同意します
      </Box>
      <Box name="consents.privacy" value={purposes.privacy.version} error={issues['consents.privacy']} isTicked={Boolean(ticked.privacy)} isRequired>
        <NewTab to="/privacy">個人情報の扱い</NewTab>に同意します
      </Box>
      <Box name="consents.mail_magazine" value={purposes.mail_magazine.version} isTicked={Boolean(ticked.mail_magazine)}>
        メールマガジンを受け取ります
      </Box>
      <PurposesList />
    </fieldset>
  )
}

type BoxProps = { name: string; value: string; error?: string; isTicked: boolean; isRequired?: boolean; children: ReactNode }

function Box({ name, value, error, isTicked, isRequired, children }: BoxProps) {
  const id = `agreement-${name.replace('.', '-')}`
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isTicked}
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

/** The form stays as it is while one reads. */
const NewTab = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank" rel="noopener" reloadDocument>
    {children}
    <span className="vh">（別のタブで開きます）</span>
  </Link>
)
