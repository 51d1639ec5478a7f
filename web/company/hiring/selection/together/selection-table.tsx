import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import type { OwnStep } from '#contract/hiring/selection/own-steps.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { type Card, cardKey, cardPerson, cardSource, isOutside, isWaiting } from '../board/cards.ts'
import { daysInStep } from '../days-in-step.ts'
import { boardPath, type Asked } from '../selection-path.ts'
import { SourceText, sourceWords } from '../source-text.tsx'
import { columnOf, columnsOf } from '../steps/own-steps.ts'
import { chosenFrom, chosenOf, valueOf } from './chosen.ts'
import { ManyBar } from './many-bar.tsx'
import './selection-table.css'

/** The forms of the table, by the name that comes back with their answer. */
export const MANY = 'many'

type SelectionTableProps = {
  cards: Card[]
  asked: Asked
  own_steps: OwnStep[]
  members: { id: string; name: string }[]
  result: FormResult | undefined
  now: Date
}

/** The selections of the board as rows: sorted by each column, and ticked to act on several. */
export function SelectionTable({ cards, asked, own_steps, members, result, now }: SelectionTableProps) {
  const { acts } = useCompanyAccount()
  const { state } = useNavigation()
  const mayAct = acts.includes('select') || acts.includes('assign') || acts.includes('write_messages')
  const open = cards.filter(({ step }) => step !== 'end')
  const tick = {
    all: null,
    // Who did not answer yet can be neither moved nor told anything.
    row: (one: Card) =>
      isWaiting(one) ? null : <input type="checkbox" name="chosen" value={valueOf(chosenFrom(one))} aria-label={`${isolated(cardPerson(one))}を選ぶ`} />,
  }
  const done = result?.saved && result.form === MANY && state === 'idle' ? result : undefined
  const many = done?.many
  const { form, count, read, send } = useTicked(done, cards)
  return (
    <>
      <output className="moved">
        {done?.sentence && (
          <div className="toast">
            <p>{done.sentence}</p>
            {many?.undo && many.items.length > 0 && (
              <div className="acts">
                <PageForm of={{ name: MANY }} className="row" preventScrollReset>
                  {many.items.map(({ id }) => (
                    <input key={id} type="hidden" name="back" value={id} />
                  ))}
                  <button type="submit" name="intent" value={many.undo}>
                    元に戻す
                  </button>
                </PageForm>
              </div>
            )}
          </div>
        )}
      </output>
      <PageForm of={{ name: MANY }} className="selection-table" preventScrollReset ref={form} onChange={read} onSubmit={send}>
        <DataTable caption="選考" columns={useColumns(asked, own_steps, now)} rows={open} id={({ id }) => id} tick={mayAct && tick} />
        {mayAct && open.length > 0 && <ManyBar {...{ count, members, own_steps }} />}
      </PageForm>
    </>
  )
}

/** The ticked rows. The boxes know them; what was sent is unticked once its act is done and the rows are read again, and what was ticked meanwhile stays. */
function useTicked(done: FormResult | undefined, rows: Card[]) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<string[]>([])
  const seen = useRef(done)
  const [count, setCount] = useState(0)
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=chosen]:checked') ?? [])]
  const read = () => setCount(boxes().length)
  const idOf = ({ value }: HTMLInputElement) => chosenOf(value)[0]!.id
  const send = () => {
    sent.current = boxes().map(idOf)
  }
  const untick = useEffectEvent(() => {
    if (!done || seen.current === done) return
    seen.current = done
    for (const box of boxes()) if (sent.current.includes(idOf(box))) box.checked = false
    sent.current = []
  })
  // Before the answer is painted: nobody sees it beside ticks that are about to go.
  useLayoutEffect(() => {
    untick()
    setCount(form.current?.querySelectorAll('input[name=chosen]:checked').length ?? 0)
  }, [done, rows])
  return { form, count, read, send }
}

const assignedOf = ({ assigned }: Card) => assigned?.name ?? null
const tagsOf = (card: Card) => card.tags.map(({ name }) => name)

function useColumns(asked: Asked, own_steps: OwnStep[], now: Date): Columns<Card> {
  const words = useSelectionWords()
  const steps = columnsOf(words, own_steps)
  const daysOf = (one: Card) => daysInStep(one, now)
  return [
    {
      key: 'candidate',
      header: '候補者',
      cell: (one) => (
        <>
          <Link to={boardPath({ ...asked, open: cardKey(one) })} data-open={cardKey(one)} preventScrollReset>
            <bdi>{cardPerson(one)}</bdi>
          </Link>
          {isOutside(one) && <span className="label">{one.answer_due_at ? '社外から・同意待ち' : '社外から'}</span>}
        </>
      ),
      sort: cardPerson,
    },
    asked.job_id === undefined && {
      key: 'job',
      header: '求人',
      kind: 'long',
      cell: (one) => <bdi>{one.job?.position_title ?? (isOutside(one) ? '求人は未定' : 'オープンポジション')}</bdi>,
      sort: ({ job }) => job?.position_title ?? null,
    },
    {
      key: 'step',
      header: '段階',
      cell: ({ step, step_name }) => <bdi>{step_name ?? words.stepName(step)}</bdi>,
      sort: (one) => steps.findIndex(({ key }) => key === columnOf(one, own_steps)),
    },
    { key: 'days', header: '日数', kind: 'end', cell: (one) => (daysOf(one) === 0 ? '今日' : `${daysOf(one)}日`), sort: daysOf },
    {
      key: 'turn',
      header: '返信',
      cell: (one) => (!isOutside(one) && one.turn ? <AwaitingReplyLabel thread={one} side="company" now={now} /> : null),
      sort: (one) => (isOutside(one) ? null : one.turn_since),
    },
    { key: 'assigned', header: '担当', cell: (one) => assignedOf(one) && <bdi>{assignedOf(one)}</bdi>, sort: assignedOf },
    {
      key: 'tags',
      header: 'タグ',
      cell: (one) => <bdi>{tagsOf(one).join('、')}</bdi>,
      sort: (one) => tagsOf(one)[0] ?? null,
    },
    { key: 'source', header: '経路', cell: (one) => <SourceText {...cardSource(one)} />, sort: (one) => sourceWords(cardSource(one)) },
  ]
}
