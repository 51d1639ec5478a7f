import type { OutsideCandidate } from '#contract/hiring/outside/outside-candidates.ts'
import { endReasons } from '#contract/hiring/selection/selection-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'

/** The step of somebody from outside, by the names that the company's board has. */
export function StepForm({ candidate: { step, end_reason } }: { candidate: OutsideCandidate }) {
  const form = usePageForm<{ step: string; end_reason: string }>('step', { step, end_reason })
  const { steps } = useSelectionWords()
  const names = steps.filter(({ key, retired }) => !retired || key === step).map(({ key, name }) => [key, name] as const)
  return (
    <PageForm of={form} className="stack">
      <ChoiceField of={form} name="step" label="ステータス" names={names} hint="本人には通知されません。結果は御社から伝えてください。" />
      <ChoiceField of={form} name="end_reason" label="結果（終了のとき）" names={endReasons} none="終了ではない" />
      <SubmitButton intent="move">変更を保存</SubmitButton>
    </PageForm>
  )
}
