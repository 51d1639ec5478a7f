import { Form, useNavigation } from 'react-router'
import { SHORTEST_REASON } from '#contract/hiring/scouts/scout-limits.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { Judgement } from './judgement.tsx'
import type { LoadedNewScout } from './load-new-scout.ts'
import { TemplatePicker } from './template-picker.tsx'
import { useJudgement } from './use-judgement.ts'
import './scouts.css'

type ScoutFormProps = Pick<LoadedNewScout, 'candidate_id' | 'scouted_at' | 'jobs' | 'parts' | 'left_today' | 'templates'> & { result: FormResult | undefined }

/** Everything that a scout must say. The reason is the first text, and the only part that no template fills. */
export function ScoutForm({ candidate_id, scouted_at, jobs, parts, left_today, templates, result }: ScoutFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { form, ...kept } = useSavedInput(`scout-${candidate_id}`, result)
  const judgement = useJudgement(form, candidate_id)
  const refused = result?.saved === false ? result : undefined
  const issues = refused?.refusal.issues ?? {}
  const given = (name: string) => textOf(refused?.values[name])
  const chosen = new Set([refused?.values.references ?? []].flat())
  return (
    <Form method="post" ref={form} className="stack scout-form">
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {scouted_at && (
        <p className="note">
          この方にはスカウトを送っています。送った人は、返事の前なら、内容を変えて2回まで訂正できます。訂正は前のスカウトと置き換わり、今日の残りの数は減りません。
        </p>
      )}
      <Field label="求人" need="must" error={issues.job_id}>
        <select className="input" name="job_id" defaultValue={given('job_id') || jobs[0]?.id} required>
          {jobs.map(({ id, position_title }) => (
            <option key={id} value={id}>
              {position_title}
            </option>
          ))}
          <option value="0">オープンポジション</option>
        </select>
      </Field>
      <fieldset className="field">
        <legend>
          理由が指しているところ<span className="must">必須</span>
        </legend>
        <p className="hint">プロフィールのどこを読んで声をかけるのかを、相手に見せます。</p>
        <div className="part-checks">
          {parts.map(({ part, label }) => (
            <label key={part} className="check">
              <input type="checkbox" name="references" value={part} defaultChecked={chosen.has(part)} />
              {label}
            </label>
          ))}
        </div>
        {issues.references && <FieldError>{issues.references}</FieldError>}
      </fieldset>
      <Field
        label="送る理由"
        need="must"
        hint={`この方だけに向けて、${SHORTEST_REASON}文字以上で書きます。選んだところの言葉に触れてください。`}
        error={issues.reason}
      >
        <textarea className="input" name="reason" rows={8} required maxLength={3000} defaultValue={given('reason')} />
      </Field>
      <Judgement judgement={judgement} />
      <div className="pair">
        <Field label="年収の下限（万円）" need="must" error={issues.min_salary}>
          <input className="input" name="min_salary" inputMode="numeric" required defaultValue={given('min_salary')} />
        </Field>
        <Field label="年収の上限（万円）" need="must" error={issues.max_salary}>
          <input className="input" name="max_salary" inputMode="numeric" required defaultValue={given('max_salary')} />
        </Field>
      </div>
      <p className="hint">上限は、下限の2倍までです。</p>
      <fieldset className="field">
        <legend>
          会う目的<span className="must">必須</span>
        </legend>
        <p className="hint">受けてもらえたら、必ずこの目的で会う約束になります。</p>
        <Meeting value="mendan" given={given('meeting_type')}>
          面談（選考なし）
        </Meeting>
        <Meeting value="mensetsu" given={given('meeting_type')}>
          面接（選考あり）
        </Meeting>
        {issues.meeting_type && <FieldError>{issues.meeting_type}</FieldError>}
      </fieldset>
      <TemplatePicker templates={templates} form={form} />
      <Field label="はじめのあいさつ" need="may" error={issues.greeting}>
        <textarea className="input" name="greeting" rows={3} maxLength={1000} defaultValue={given('greeting')} />
      </Field>
      <Field label="結び" need="may" error={issues.closing}>
        <textarea className="input" name="closing" rows={3} maxLength={1000} defaultValue={given('closing')} />
      </Field>
      <SavedInputNote kept={kept} />
      <div className="row">
        <button type="submit" className="button primary" name="intent" value="send" aria-disabled={isBusy || undefined}>
          スカウトを送る
        </button>
        <button type="submit" className="button" name="intent" value="preview" aria-disabled={isBusy || undefined}>
          送る前に確かめる
        </button>
        <span className="small muted">今日はあと{left_today}通送れます</span>
      </div>
    </Form>
  )
}

const Meeting = ({ value, given, children }: { value: string; given: string; children: string }) => (
  <label className="check">
    <input type="radio" name="meeting_type" value={value} required defaultChecked={given === value} />
    {children}
  </label>
)
