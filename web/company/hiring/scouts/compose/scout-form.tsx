import type { RefObject } from 'react'
import { LONGEST_REASON, SHORTEST_REASON, CANCEL_SECONDS } from '#contract/hiring/scouts/scout-limits.ts'
import type { NewScout, ScoutJudgement } from '#contract/hiring/scouts/scouts.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { Route } from './+types/new-scout-page.ts'
import { Judgement } from './judgement.tsx'
import { type DraftState, useDraft } from './use-draft.ts'

type Loaded = Route.ComponentProps['loaderData']

const meetings = [
  { value: 'mendan', label: '面談（選考なし）' },
  { value: 'mensetsu', label: '面接（選考あり）' },
]

type ScoutFormProps = Omit<Loaded, 'profile'> & { form: RefObject<HTMLFormElement | null>; judgement: ScoutJudgement | undefined }

/** Everything that a scout must say. The reason is the first text, and the only part that no template fills. */
export function ScoutForm({ candidate_id, scouted_at, jobs, parts, left_today, templates, draft, begun, form, judgement }: ScoutFormProps) {
  const of = usePageForm<NewScout>(undefined, begun)
  const state = useDraft(form, candidate_id)
  return (
    <PageForm ref={form} className="stack scout-form">
      <FormAnswer result={of.result} />
      <ClosedNote feature="scouts" what="新しいスカウト" />
      {scouted_at && (
        <p className="note">
          この方にはスカウトを送信済みです。送信した人は、返信の前なら、内容を変えて2回まで訂正できます。訂正は前のスカウトと置き換わり、今日の送信数は減りません。
        </p>
      )}
      <ChoiceField
        of={of}
        name="job_id"
        label="求人"
        need="must"
        required
        names={[...jobs.map(({ id, position_title }) => [id, position_title] as const), [0, 'オープンポジション']]}
      />
      <TextField
        of={of}
        name="reason"
        label="スカウトの理由"
        need="must"
        hint={`この方だけに向けて、${SHORTEST_REASON}文字以上で書きます。プロフィールの一文を引くか、その内容に触れてください。`}
        rows={8}
        required
        maxLength={LONGEST_REASON}
      />
      <Judgement judgement={judgement} />
      <ChoicesField
        {...of.choices('references', draft?.references ?? [])}
        legend="プロフィールの参照箇所"
        need="must"
        hint="理由が触れた箇所は、書いている間に選択されます。候補者にも表示します。"
        type="checkbox"
        look="part-checks"
        options={parts.map(({ part, label }) => ({ value: part, label }))}
      />
      <div className="pair">
        <TextField of={of} name="min_salary" label="想定年収の下限（万円）" need="must" inputMode="numeric" required />
        <TextField of={of} name="max_salary" label="想定年収の上限（万円）" need="must" inputMode="numeric" required />
      </div>
      <p className="hint">上限は、下限の2倍までです。</p>
      <ChoicesField
        {...of.choices('meeting_type', begun.meeting_type ? [begun.meeting_type] : [])}
        type="radio"
        legend="面談の種類"
        need="must"
        hint="承諾されたら、必ずこの種類で会う約束になります。"
        options={meetings}
        required
      />
      <TemplatePicker templates={templates} form={form} begun={draft?.template_id ?? ''} />
      <TextField of={of} name="greeting" label="書き出し" need="may" rows={3} maxLength={1000} />
      <TextField of={of} name="closing" label="結びの文" need="may" rows={3} maxLength={1000} />
      <div className="row">
        <SubmitButton look="primary" intent="send" aria-describedby="scout-quota">
          スカウトを送信
        </SubmitButton>
        <SubmitButton intent="preview">送信前に確認</SubmitButton>
        <SubmitButton intent="draft">下書きを保存</SubmitButton>
      </div>
      <p className="small muted" id="scout-quota">
        今日の送信数：残り{left_today}通。送信後{CANCEL_SECONDS}秒間は取り消せます。その間、候補者には何も届きません。
      </p>
      <DraftNote state={state} />
    </PageForm>
  )
}

const draftWords: Record<DraftState, string> = {
  clean: '',
  saving: '下書きを保存中…',
  saved: '下書きを保存しました。ほかの端末でも続きを書けます。',
  failed: '下書きを保存できませんでした。入力した内容はこの画面に残っています。',
}

const DraftNote = ({ state }: { state: DraftState }) => <output className="small muted draft-note">{draftWords[state]}</output>

type TemplatePickerProps = { templates: Loaded['templates']; form: RefObject<HTMLFormElement | null>; begun: string }

/** Inserts a template's greeting and closing into the form. Leaves the reason, which no template has. */
function TemplatePicker({ templates, form, begun }: TemplatePickerProps) {
  const isScripted = useScripted()
  if (!isScripted || templates.length === 0) return null
  const put = (id: string) => {
    const template = templates.find((one) => one.id === id)
    if (!template) return
    for (const name of ['greeting', 'closing'] as const) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLTextAreaElement)) continue
      field.value = template[name]
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return (
    <Field label="書き出しと結びのテンプレート" need="may" hint="理由はテンプレートでは入力されません。">
      <select className="input" name="template_id" defaultValue={begun} onChange={({ target }) => put(target.value)}>
        <option value="">使用しない</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
