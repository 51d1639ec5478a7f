import { type KeyboardEvent, type ReactNode, useRef } from 'react'
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
        <ManyMenu key={`step-${count > 0}`} label="移動">
          {steps
            .filter(({ step, retired }) => !retired && step !== 'end')
            .map(({ key, name: label }) => (
              <SubmitButton key={key} look="small" intent={`move_many ${key}`}>
                {label}
              </SubmitButton>
            ))}
        </ManyMenu>
      )}
      {acts.includes('assign') && (
        <ManyMenu key={`member-${count > 0}`} label="担当">
          <SubmitButton look="small" intent="assign_many">
            未割り当て
          </SubmitButton>
          {members.map(({ id, name: label }) => (
            <SubmitButton key={id} look="small" intent={`assign_many ${id}`}>
              <bdi>{label}</bdi>
            </SubmitButton>
          ))}
        </ManyMenu>
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

/** The choices of one act: what is pressed is done at once. One menu is open at a time. */
function ManyMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !menu.current?.open) return
    event.stopPropagation()
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the menu, whose buttons have the focus
    <details className="many-menu" name="many-menu" ref={menu} onKeyDown={onKeyDown}>
      <summary className="button small">{label} ▾</summary>
      <div>{children}</div>
    </details>
  )
}
