import { Form, Link, useNavigation } from 'react-router'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import type { ProgressNote } from '#contract/hiring/selection/progress-notes.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { dateText } from '#web/ui/text/day-text.ts'

type Props = {
  note: ProgressNote
  words: { progress: { id: number | null; name: string }[]; outcomes: Lookup[] }
  now: Date
  result: FormResult | undefined
}

const from = { candidate: 'あなたから', company: '企業から' }

/** One company of the board: the last message, and the note behind a fold. */
export function NoteForm({ note, words, now, result }: Props) {
  const { company_id, company_name, company_logo, last_mail_time, last_message_from, progress, progress_change_at, outcome } = note
  const isBusy = useNavigation().formData?.get('company_id') === String(company_id)
  return (
    <>
      <div className="row who">
        <CompanyMark company={{ logo: company_logo }} size="small" />
        <h3>
          <Link to={`/message/company/detail?company_id=${company_id}`}>
            <bdi>{company_name}</bdi>
          </Link>
        </h3>
      </div>
      <p className="small muted">
        {outcome && `${words.outcomes.find(({ key }) => key === outcome)?.name ?? outcome}・`}
        {last_mail_time && last_message_from && `${dateText(last_mail_time, now)}に${from[last_message_from]}`}
        {progress_change_at && `・${dateText(progress_change_at, now)}に変更`}
      </p>
      {note.note && <p className="small written">{note.note}</p>}
      <DoneNote result={result} />
      <details open={result?.saved === false || undefined}>
        <summary>
          書きかえる
          <span className="vh">
            ：<bdi>{company_name}</bdi>
          </span>
        </summary>
        <Form method="post" className="stack" preventScrollReset>
          <FormRefusal result={result} />
          <input type="hidden" name="form" value={company_id} />
          <input type="hidden" name="company_id" value={company_id} />
          <Field label="進み具合">
            <select className="input" name="progress" id={`progress-${company_id}`} defaultValue={progress ?? ''}>
              {words.progress.map(({ id, name }) => (
                <option key={id} value={id ?? ''}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field label="結果">
            <select className="input" name="outcome" defaultValue={outcome ?? ''}>
              <option value="">まだ</option>
              {words.outcomes.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field label="メモ" error={result?.saved === false ? result.refusal.issues.note : undefined}>
            <textarea className="input" name="note" rows={4} maxLength={4000} defaultValue={note.note} />
          </Field>
          <button className="button small" aria-disabled={isBusy || undefined}>
            保存する
          </button>
        </Form>
      </details>
    </>
  )
}
