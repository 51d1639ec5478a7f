import { useLocation } from 'react-router'
import { endTexts } from '#contract/hiring/selection/selection-notice-texts.ts'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { columnOf, columnsOf, nameOfKey } from './steps/own-steps.ts'

type StepFormProps = { step: SelectionStep; step_id: number | null; result: FormResult | undefined }

/** Moves the selection to another step, or adds a note, which the candidate never sees. Can reopen an ended selection. */
export function StepForm({ step, step_id, result, own }: StepFormProps & { own: OwnStep[] }) {
  const words = useSelectionWords()
  const here = columnOf({ step, step_id }, own)
  const form = usePageForm<{ step: string; note: string }>('step', {}, result)
  const others = columnsOf(words, own).filter(({ key, step: to, retired }) => key !== here && to !== 'end' && !retired)
  return (
    <PageForm of={form} hidden={{ from_step: here }} className="panel stack" key={here} data-key="m" data-key-label="段階を移動">
      <h2>{step === 'end' ? '選考を再開する' : 'ステータスとメモ'}</h2>
      <ChoiceField
        of={form}
        name="step"
        label="段階"
        none={`変更しない（${isolated(nameOfKey(words, own, here))}）`}
        names={others.map(({ key, name }) => [key, name] as const)}
      />
      <TextField of={form} name="note" label="社内のメモ" need="may" hint="応募者には見えません。" rows={3} maxLength={2000} />
      <SubmitButton intent="step">保存</SubmitButton>
    </PageForm>
  )
}

/** Ends a selection: asks why, and what to tell the candidate. The site notifies them in any case. */
export function EndForm({ applicationId, step, step_id, result, reasons: own }: StepFormProps & { applicationId: string; reasons: string[] }) {
  const { end_reasons } = useSelectionWords()
  const { hash } = useLocation()
  const of = usePageForm<{ end_reason: string; decline_reason: string; message: string; note: string }>('end', {}, result)
  const { form, ...kept } = useSavedInput(`end-${applicationId}`, of.answer)
  const reasons = end_reasons.map(({ key, name }) => ({ value: key, label: name, note: `未入力のときの文面：${endTexts[key]}` }))
  return (
    <details className="panel" id="end" open={of.refused !== undefined || kept.state === 'restored' || hash === '#end' || undefined}>
      <summary>選考を終える</summary>
      <PageForm of={of} hidden={{ from_step: stepKey({ step, step_id }) }} ref={form}>
        <ChoicesField {...of.choices('end_reason')} type="radio" legend="終了の理由" need="must" options={reasons} required />
        <ChoiceField
          of={of}
          name="decline_reason"
          label="社内の理由"
          need="may"
          hint="応募者には見えません。求人の「分析」で集計します。"
          none="選ばない"
          names={own.map((reason) => [reason, reason] as const)}
        />
        <TextField
          of={of}
          name="message"
          label="候補者へのメッセージ"
          need="may"
          hint="結果は候補者にメッセージで通知されます。送信は60秒後で、それまでは取り消せます。"
          rows={4}
          maxLength={2000}
        />
        <TextField of={of} name="note" label="社内のメモ" need="may" hint="応募者には見えません。" rows={2} maxLength={2000} />
        <SavedInputNote kept={kept} />
        <SubmitButton look="primary" intent="end">
          選考を終了して通知
        </SubmitButton>
      </PageForm>
    </details>
  )
}
