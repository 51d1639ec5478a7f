import { Form, Link, useNavigation } from 'react-router'
import type { InterviewDraft } from '#contract/candidates/profiles/ai-interviews.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { partLabel } from '#web/candidates/visibility/part-label.ts'

/** The editable draft; only the parts that the candidate ticks replace those of the profile. */
export function InterviewDraftForm({ draft }: { draft: InterviewDraft }) {
  const isBusy = useNavigation().state !== 'idle'
  const fields = Object.entries(draft)
  if (fields.length === 0)
    return (
      <div className="stack">
        <p className="note">答えがまだないので、下書きをつくれませんでした。</p>
        <Link className="button" to="/profile/interview">
          質問に戻る
        </Link>
      </div>
    )
  return (
    <Form method="post" className="stack">
      <p className="prose">書き直してから載せられます。選んだ項目は、いまのプロフィールの内容と入れ替わります。</p>
      {fields.map(([field, text]) => (
        <div key={field} className="panel interview-draft">
          <Field label={partLabel(field)}>
            <textarea className="input" name={`draft.${field}`} rows={field === 'job_summary' ? 9 : 5} defaultValue={text} />
          </Field>
          <label className="check">
            <input type="checkbox" name="keep" value={field} defaultChecked />
            プロフィールに載せる
          </label>
        </div>
      ))}
      <div className="row">
        <button type="submit" className="button primary" name="intent" value="publish" aria-disabled={isBusy || undefined}>
          プロフィールに載せる
        </button>
        <Link className="button bare" to="/profile/interview">
          質問に戻る
        </Link>
      </div>
    </Form>
  )
}
