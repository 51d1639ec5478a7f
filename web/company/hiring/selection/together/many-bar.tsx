import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { columnsOf } from '../steps/own-steps.ts'
import { useScripted } from '#web/ui/use-scripted.ts'

type ManyBarProps = { count: number; members: { id: string; name: string }[]; own_steps: OwnStep[] }

/** What can be done with the ticked rows. What candidates are told is asked, and shown, on the next page. Without scripts the bar is always there. */
export function ManyBar({ count, members, own_steps }: ManyBarProps) {
  const { acts } = useCompanyAccount()
  const steps = columnsOf(useSelectionWords(), own_steps)
  const isScripted = useScripted()
  return (
    <div className="many-bar" hidden={isScripted && count === 0}>
      <b aria-live="polite">{isScripted ? `${count}人を選択中` : '選んだ候補者'}</b>
      {acts.includes('select') && (
        <span className="row">
          <select className="input" name="step" aria-label="移動先の段階">
            {steps
              .filter(({ step, retired }) => !retired && step !== 'end')
              .map(({ key, name: label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
          </select>
          <SubmitButton look="small" intent="move_many">
            移動
          </SubmitButton>
        </span>
      )}
      {acts.includes('assign') && (
        <span className="row">
          <select className="input" name="company_user_id" aria-label="担当にするメンバー">
            <option value="">担当：未定</option>
            {members.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <SubmitButton look="small" intent="assign_many">
            担当を変える
          </SubmitButton>
        </span>
      )}
      {acts.includes('write_messages') && (
        <SubmitButton look="small" intent="message">
          メッセージ…
        </SubmitButton>
      )}
      {acts.includes('select') && (
        <SubmitButton look="small" intent="decline">
          選考を終了…
        </SubmitButton>
      )}
    </div>
  )
}
