import type { SelectionStepsOf } from '#contract/hiring/selection/own-steps.ts'
import { LONGEST_STEP, openSteps } from '#contract/hiring/selection/step-limits.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { isolated } from '#web/ui/text/isolated.ts'

type Step = SelectionStepsOf['steps'][number]
type StepRowProps = { step: Step; at: number; steps: Step[]; isEditable: boolean }

/** The steps that candidates see, by their names on this site. */
function useStepNames() {
  const { steps } = useSelectionWords()
  return steps.filter(({ key, retired }) => !retired && (openSteps as string[]).includes(key)).map(({ key, name }) => [key, name] as const)
}

/** One step: its name, the step that candidates see for it, its place, and how it goes. */
export function StepRow({ step: { id, step, name, applications }, at, steps, isEditable }: StepRowProps) {
  const { stepName } = useSelectionWords()
  const of = usePageForm<{ name: string; step: string }>(`step-${id}`, { name, step })
  const names = useStepNames()
  if (!isEditable || id === null)
    return (
      <li>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="small muted">
          候補者に見える段階：{stepName(step)}・選考中 {applications}人
        </span>
      </li>
    )
  return (
    <li data-card={id} data-step={at + 1}>
      <PageForm of={of} className="row step-fields" hidden={{ step_id: id }} preventScrollReset key={`${name} ${step}`}>
        <TextField of={of} name="name" label={`段階${at + 1}の名前`} maxLength={LONGEST_STEP} required />
        <ChoiceField of={of} name="step" label="候補者に見える段階" names={names} />
        <SubmitButton look="small" intent="change">
          保存
        </SubmitButton>
      </PageForm>
      <div className="row">
        <span className="small muted">選考中 {applications}人</span>
        <PageForm className="row" hidden={{ step_id: id }} preventScrollReset>
          <SubmitButton look="small" intent={String(at)} disabled={at === 0} aria-label={`「${isolated(name)}」を上へ`}>
            ↑
          </SubmitButton>
          <SubmitButton look="small" intent={String(at + 2)} disabled={at === steps.length - 1} aria-label={`「${isolated(name)}」を下へ`}>
            ↓
          </SubmitButton>
        </PageForm>
        <RemoveStep {...{ id, name, applications }} others={steps.filter((one) => one.id !== id)} />
      </div>
    </li>
  )
}

type RemoveStepProps = { id: number; name: string; applications: number; others: Step[] }

/** Asks where those go who stand there. */
const RemoveStep = ({ id, name, applications, others }: RemoveStepProps) => (
  <details>
    <summary aria-label={`「${isolated(name)}」を削除`}>削除</summary>
    <PageForm className="row" hidden={{ step_id: id }} preventScrollReset>
      {applications > 0 && (
        <Field label={`選考中の${applications}人の移動先`} hint="候補者には通知しません。">
          <select className="input" name="to" required defaultValue="">
            <option value="">選んでください</option>
            {others.map(({ id: other, name: label }) => (
              <option key={other} value={other ?? ''}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      <SubmitButton look="danger" intent="remove">
        {applications > 0 ? '移動して削除する' : '削除する'}
      </SubmitButton>
    </PageForm>
  </details>
)

/** A step more, behind those that candidates see as the same. */
export function AddStepForm() {
  const of = usePageForm<{ name: string; step: string }>('add-step', {})
  const names = useStepNames()
  return (
    <PageForm of={of} className="panel stack" preventScrollReset>
      <h2>段階を追加</h2>
      <TextField of={of} name="name" label="追加する段階の名前" maxLength={LONGEST_STEP} required />
      <ChoiceField of={of} name="step" label="候補者に見える段階" hint="候補者の画面と通知には、この段階の名前だけを使います。" names={names} />
      <SubmitButton intent="add">追加</SubmitButton>
    </PageForm>
  )
}
