import { Form } from 'react-router'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import { Field } from '#web/platform/forms/field.tsx'

const reasons = {
  spam: '宣伝、しつこい連絡',
  fraud: '詐欺や闇バイトのおそれ',
  harassment: 'いやがらせ、差別',
  false_terms: '条件が求人と違う',
  personal_data: '必要のない個人情報を求められた',
  other: 'そのほか',
}

/** What a report to the operators says; they read the quoted last message of the other side, and nothing else. */
export const ReportFields = ({ messageId }: { messageId: string | undefined }) => (
  <>
    {messageId && <input type="hidden" name="message_id" value={messageId} />}
    <Field label="理由">
      <select className="input" name="reason">
        {Object.entries(reasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
    <Field label="詳細" need="may" hint="相手の最後のメッセージだけが、運営に引用されます。ほかのメッセージは読まれません。">
      <textarea className="input" name="note" maxLength={2_000} rows={3} />
    </Field>
  </>
)

/** The same, folded in its place. */
export const ReportForm = ({ messageId }: { messageId: string | undefined }) => (
  <details>
    <summary>通報する</summary>
    <Form method="post" preventScrollReset>
      <MembershipField />
      <input type="hidden" name="form" value="thread" />
      <ReportFields messageId={messageId} />
      <button className="button small" name="intent" value="report">
        通報する
      </button>
    </Form>
  </details>
)
