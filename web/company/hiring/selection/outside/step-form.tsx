import type { OutsideCandidate } from '#contract/hiring/outside/outside-candidates.ts'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { endReasons } from '#contract/hiring/selection/selection-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { columnOf, columnsOf } from '../steps/own-steps.ts'

/** The step of somebody from outside, by the names that the columns of the board have. */
export function StepForm({ candidate: { step, step_id, end_reason }, own }: { candidate: OutsideCandidate; own: OwnStep[] }) {
  const here = columnOf({ step, step_id }, own)
  const form = usePageForm<{ step: string; end_reason: string }>('step', { step: here, end_reason })
  const columns = columnsOf(useSelectionWords(), own)
  const names = columns.filter(({ key, retired }) => !retired || key === here).map(({ key, name }) => [key, name] as const)
  return (
    <PageForm of={form} className="stack" id="end" hidden={{ from_step: here }}>
      <ChoiceField of={form} name="step" label="ステータス" names={names} hint="本人には通知されません。結果は御社から伝えてください。" />
      <ChoiceField of={form} name="end_reason" label="結果（終了のとき）" names={endReasons} none="終了ではない" />
      <SubmitButton intent="move">変更を保存</SubmitButton>
    </PageForm>
  )
}
