import type { RefObject } from 'react'
import { SHORTEST_REASON } from '#contract/hiring/scouts/scout-limits.ts'
import type { NewScout } from '#contract/hiring/scouts/scouts.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ClosedNote } from '#web/platform/shell/closed-note.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { Route } from './+types/new-scout-page.ts'
import { Judgement } from './judgement.tsx'

type Loaded = Route.ComponentProps['loaderData']

const meetings = [
  { value: 'mendan', label: '面談（選考なし）' },
  { value: 'mensetsu', label: '面接（選考あり）' },
]

/** Everything that a scout must say. The reason is the first text, and the only part that no template fills. */
export function ScoutForm({ candidate_id, scouted_at, jobs, parts, left_today, templates }: Omit<Loaded, 'profile'>) {
  const of = usePageForm<NewScout>(undefined, { job_id: jobs[0]?.id })
  const { form, ...kept } = useSavedInput(`scout-${candidate_id}`, of.result)
  return (
    <PageForm ref={form} className="stack scout-form">
      <FormAnswer result={of.result} />
      <ClosedNote feature="scouts" what="新しいスカウト" />
      {scouted_at && (
        <p className="note">
          この方にはスカウトを送っています。送った人は、返事の前なら、内容を変えて2回まで訂正できます。訂正は前のスカウトと置き換わり、今日の残りの数は減りません。
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
      <ChoicesField
        {...of.choices('references')}
        legend="理由が指しているところ"
        need="must"
        hint="プロフィールのどこを読んで声をかけるのかを、相手に見せます。"
        type="checkbox"
        look="part-checks"
        options={parts.map(({ part, label }) => ({ value: part, label }))}
      />
      <TextField
        of={of}
        name="reason"
        label="送る理由"
        need="must"
        hint={`この方だけに向けて、${SHORTEST_REASON}文字以上で書きます。選んだところの言葉に触れてください。`}
        rows={8}
        required
        maxLength={3000}
      />
      <Judgement form={form} candidate_id={candidate_id} />
      <div className="pair">
        <TextField of={of} name="min_salary" label="年収の下限（万円）" need="must" inputMode="numeric" required />
        <TextField of={of} name="max_salary" label="年収の上限（万円）" need="must" inputMode="numeric" required />
      </div>
      <p className="hint">上限は、下限の2倍までです。</p>
      <ChoicesField
        {...of.choices('meeting_type')}
        type="radio"
        legend="会う目的"
        need="must"
        hint="受けてもらえたら、必ずこの目的で会う約束になります。"
        options={meetings}
        required
      />
      <TemplatePicker templates={templates} form={form} />
      <TextField of={of} name="greeting" label="はじめのあいさつ" need="may" rows={3} maxLength={1000} />
      <TextField of={of} name="closing" label="結び" need="may" rows={3} maxLength={1000} />
      <SavedInputNote kept={kept} />
      <div className="row">
        <SubmitButton look="primary" intent="send">
          スカウトを送る
        </SubmitButton>
        <SubmitButton intent="preview">送る前に確かめる</SubmitButton>
        <span className="small muted">今日はあと{left_today}通送れます</span>
      </div>
    </PageForm>
  )
}

type TemplatePickerProps = { templates: Loaded['templates']; form: RefObject<HTMLFormElement | null> }

/** Inserts a template's greeting and closing into the form. Leaves the reason, which no template has. */
function TemplatePicker({ templates, form }: TemplatePickerProps) {
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
    <Field label="あいさつと結びのひな形" need="may" hint="理由は、ひな形では埋まりません。">
      <select className="input" name="template_id" defaultValue="" onChange={({ target }) => put(target.value)}>
        <option value="">使わない</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
