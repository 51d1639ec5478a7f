import { exactClockText } from '#contract/platform/time/japan-time.ts'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { columnOf, nameOfKey } from '../steps/own-steps.ts'

type Props = { application: CompanyApplication; before: { step: SelectionStep; step_id: number | null } | undefined; own: OwnStep[] }

/** What the candidate will read in a moment, and how to stop it. `before` is the step of a selection before it ended. */
export function HeldNotice({ application, before, own }: Props) {
  const words = useSelectionWords()
  const { acts } = useCompanyAccount()
  const { held_notice, step } = application
  if (!held_notice) return null
  const isEnd = step === 'end'
  const back = columnOf(before ?? { step: 'entry', step_id: null }, own)
  return (
    <section className="panel stack" aria-labelledby="held">
      <h2 id="held">候補者への通知（送信待ち）</h2>
      <p>{exactClockText(held_notice.send_at)}に次の文面を送信します。それまでは取り消せます。</p>
      <blockquote className="notice-text">{held_notice.message}</blockquote>
      {acts.includes(isEnd ? 'select' : 'write_messages') && (
        <PageForm className="row" hidden={{ ...(isEnd && { step: back }), from_step: step }}>
          <SubmitButton intent={isEnd ? 'undo' : 'cancel_notice'}>
            {isEnd ? `終了を取り消して「${isolated(nameOfKey(words, own, back))}」に戻す` : '送信を取り消す'}
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}
