import { useMemo } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { MOST_APPLICATION_FILES } from '#contract/conversations/message-limits.ts'
import { plainAcceptance } from '#contract/hiring/applications/plain-words.ts'
import type { ReceivedScout } from '#contract/conversations/received-scout.ts'
import type { ScoutRefusal } from '#contract/hiring/scouts/scouts.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { useFiles } from '#web/conversations/compose/use-files.ts'
import { AnswerFields } from '../applications/sent/answer-fields.tsx'
import { applicationCalls } from '../applications/sent/application-calls.ts'
import { FileFields } from '../applications/sent/file-fields.tsx'
import { MissingFields } from '../applications/shown/missing-fields.tsx'
import { ShownFields } from '../applications/shown/shown-fields.tsx'
import { shownOfForm } from '../applications/shown/shown-of-form.ts'
import { ShownPreview } from '../applications/shown/shown-preview.tsx'
import { partsOfResult, type ShownResult } from '../applications/shown/submit-shown.ts'
import { comingMonths } from '#web/candidate/conversations/coming-months.ts'

type ScoutAnswersProps = {
  scout: ReceivedScout
  refusal: ScoutRefusal
  offered: ApplicationChoice
  jobFields: Lookup[]
  now: Date
  result: ShownResult | undefined
}

/** The four answers to a scout. Accepting is open; the others unfold, each with its consequences. */
export function ScoutAnswers({ scout, refusal, offered, jobFields, now, result }: ScoutAnswersProps) {
  const calls = useMemo(() => applicationCalls(scout.company.id), [scout.company.id])
  const files = useFiles(offered.files, calls, MOST_APPLICATION_FILES)
  const isBusy = useNavigation().state !== 'idle' || files.isBusy
  const { done, issues, values, preview } = partsOfResult(result)
  const { form, ...kept } = useSavedInput(`scout-${scout.id}`, done)
  if (scout.state === 'accepted' || scout.state === 'refused') return <Answered scout={scout} refusal={refusal} />
  const chosen = new Set([values?.refusal_reasons ?? []].flat())
  const meeting = scout.meeting_type === 'mendan' ? '面談（選考なし）' : '面接'
  const plainly = plainAcceptance(scout.meeting_type)
  return (
    <section className="stack answers" aria-label="このスカウトへの返事">
      <FormRefusal result={done} />
      {scout.state === 'parked' && <p className="note">「今ではない」と答えています。気が変わったら、受けることもできます。</p>}
      <Form
        method="post"
        encType="multipart/form-data"
        className="panel stack"
        ref={form}
        onSubmit={(event) => {
          if (files.isBusy) event.preventDefault()
        }}
      >
        <h2>スカウトを受ける</h2>
        <p className="hint">{meeting}で会う約束になります。会社が行わないときは、理由を選び、あなたに伝えます。日にちは、このあとのやりとりで決めます。</p>
        <ShownFields offered={offered} chosen={values && 'document' in values ? shownOfForm(values) : undefined} issues={issues} act="承諾" isBusy={isBusy} />
        {preview && <ShownPreview preview={preview} message={textOf(values?.message).trim() || plainly} />}
        <MissingFields missing={offered.missing} jobFields={jobFields} values={values ?? {}} issues={issues} />
        <AnswerFields questions={refusal.questions} values={values ?? {}} issues={issues} />
        <FileFields files={files} issues={issues} values={values ?? {}} hasUpload={offered.job_history_pdf} />
        <Field label="添えるメッセージ" need="may" hint={`書いたとおりに届きます。空欄のときは「${plainly}」と届きます。`} error={issues.message}>
          <textarea className="input" name="message" rows={3} maxLength={10_000} defaultValue={textOf(values?.message)} />
        </Field>
        <SavedInputNote kept={kept} />
        <button type="submit" className="button primary" name="intent" value="accept" aria-disabled={isBusy || undefined}>
          受ける
        </button>
      </Form>
      {scout.state !== 'parked' && (
        <details open={'month' in issues}>
          <summary>今ではない</summary>
          <Form method="post" className="stack">
            <Field label="いつからなら受け取れますか" hint="その月の1日まで、この企業からは送れません。あなたからは、いつでも送れます。" error={issues.month}>
              <select className="input" name="month">
                {comingMonths(now).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Field>
            <button type="submit" className="button" name="intent" value="park">
              今ではない、と答える
            </button>
          </Form>
        </details>
      )}
      <details open={'refusal_reasons' in issues || 'note' in issues}>
        <summary>断る</summary>
        <Form method="post" className="stack">
          <fieldset className="field">
            <legend>断る理由</legend>
            <p className="hint">いくつでも選べます。理由は、5件以上の返事をまとめた数としてだけ、企業に伝わります。</p>
            {refusal.refusal_lists.map(({ id, name }) => (
              <label key={id} className="check">
                <input type="checkbox" name="refusal_reasons" value={id} defaultChecked={chosen.has(String(id))} />
                {name}
              </label>
            ))}
            {issues.refusal_reasons && <FieldError>{issues.refusal_reasons}</FieldError>}
          </fieldset>
          <Field label="その他の理由" need="may" hint="企業には見せません。" error={issues.note}>
            <textarea className="input" name="note" rows={2} maxLength={1000} defaultValue={textOf(values?.note)} />
          </Field>
          <label className="check">
            <input type="checkbox" name="no_scout_reply" value="on" defaultChecked={values?.no_scout_reply === 'on'} />
            <span>
              今後返信しない
              <small>この企業からは連絡できなくなります。選ばなければ、このスカウトだけを断ります。</small>
            </span>
          </label>
          <button type="submit" className="button" name="intent" value="refuse">
            断る
          </button>
        </Form>
      </details>
      <details>
        <summary>今後返信しない</summary>
        <Form method="post" className="stack">
          <p className="hint">理由を言わずに断り、この企業からは連絡できなくします。あなたからは、あとで再開できます。</p>
          <button type="submit" className="button" name="intent" value="close">
            今後返信しない
          </button>
        </Form>
      </details>
    </section>
  )
}

function Answered({ scout, refusal: { refusal_lists, answered_refusal_reason, no_scout_reply } }: Pick<ScoutAnswersProps, 'scout' | 'refusal'>) {
  if (scout.state === 'accepted') {
    return (
      <p className="note green">
        このスカウトを受けました。<Link to={`/message/company/detail?company_id=${scout.company.id}`}>やりとりへ</Link>
      </p>
    )
  }
  const reasons = refusal_lists.filter(({ id }) => answered_refusal_reason.includes(id)).map(({ name }) => name)
  return (
    <p className="note">
      このスカウトを断りました。{reasons.length > 0 && `理由：${reasons.join('、')}。`}
      {no_scout_reply ? 'この企業からは、もう送れません。' : 'この企業から次のスカウトが届くのは、早くても90日後です。'}
    </p>
  )
}
