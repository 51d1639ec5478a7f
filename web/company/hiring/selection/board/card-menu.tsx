import { type KeyboardEvent, useRef } from 'react'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import { columnOf, columnsOf } from '../steps/own-steps.ts'
import { type Card, cardKey, cardPerson, isOutside } from './cards.ts'
import { moveForm } from './move-form.ts'

/** The steps to which a card can go: by a press, or by the number in front of it. Says first what the candidate will learn of it. */
export function CardMenu({ card, own }: { card: Card; own: OwnStep[] }) {
  const { step, step_id } = card
  const columns = columnsOf(useSelectionWords(), own)
  const here = columnOf(card, own)
  const menu = useRef<HTMLDetailsElement>(null)
  const numberOf = (wanted: string) => columns.findIndex(({ key }) => key === wanted) + 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || !menu.current?.open) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
      return
    }
    menu.current.querySelector<HTMLButtonElement>(`[data-number="${CSS.escape(event.key)}"]`)?.click()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- numbers press the buttons within, which have the focus
    <details className="card-menu" ref={menu} onKeyDown={onKeyDown}>
      <summary data-key="m" data-key-label="移動" aria-keyshortcuts="m">
        <WorkIcon name="move" />
        移動
        <span className="vh">
          ：<bdi>{cardPerson(card)}</bdi>
        </span>
      </summary>
      <PageForm of={{ name: moveForm.nameOf(card) }} hidden={{ id: cardKey(card), from_step: stepKey({ step, step_id }) }} preventScrollReset className="">
        <ul>
          {columns
            .filter(({ key, retired }) => key !== here && !retired)
            .map(({ key, step: to, name: label }) => (
              <li key={key}>
                <button type="submit" name="step" value={key} data-number={numberOf(key)}>
                  {numberOf(key) <= 9 && <kbd aria-hidden="true">{numberOf(key)}</kbd>} <bdi>{label}</bdi>
                  {to === 'end' && '…'}
                  {to === step && !isOutside(card) && <span className="vh">（候補者に見える段階は同じ）</span>}
                </button>
              </li>
            ))}
        </ul>
      </PageForm>
      <p className="hint">
        {isOutside(card) ? (
          '本人には通知されません。終了は、結果を選んで保存します。'
        ) : (
          <>
            {card.held_notice ? '送信待ちの通知は取り消されます。' : '候補者には通知されません。'}
            終了は、理由と文面を確認してから通知します。
            {card.promise?.state === 'open' && '約束した面談・面接の前に進めるときは、理由を候補者に伝えます。'}
          </>
        )}
      </p>
    </details>
  )
}
