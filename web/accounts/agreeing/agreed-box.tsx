import { href } from 'react-router'
import { FieldError } from '#web/platform/forms/field.tsx'
import { NewTab } from './new-tab.tsx'
import { agreedVersions } from './agreed-of.ts'

type Props = {
  isTicked: boolean
  error: string | undefined
  /** Members of companies do not state their age. */
  hasAge?: boolean
}

/** Everything that an account needs of somebody in one sentence, never ticked beforehand. */
export const AgreedBox = ({ isTicked, error, hasAge = true }: Props) => (
  <div>
    <label className="check" htmlFor="agreed">
      <input
        id="agreed"
        type="checkbox"
        name="agreed"
        value={agreedVersions}
        defaultChecked={isTicked}
        required
        {...(error ? { 'aria-invalid': true, 'aria-describedby': 'agreed-error' } : {})}
      />
      <span>
        {hasAge && '16歳以上で、'}
        <NewTab to={href('/terms')}>利用規約</NewTab>と<NewTab to={href('/privacy')}>個人情報の扱い</NewTab>に同意します
      </span>
    </label>
    {error && <FieldError id="agreed-error">{error}</FieldError>}
  </div>
)
