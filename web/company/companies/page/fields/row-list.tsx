import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { FieldValues } from '../editor/field-values.ts'
import { type ListName, moveIntent } from '../editor/rows-of.ts'
import { useRowDrag } from './use-row-drag.ts'

/** A row of a list: its place now, and the names of its fields, with where their values stood when the form started. */
export type Row = { index: number; at: string; field: (column: string) => { values: FieldValues; name: string; from: string }; tools: ReactNode }

type RowListProps = {
  values: FieldValues
  name: ListName
  most: number
  /** The button that adds a row. */
  add: string
  /** What a row is called where it is removed. */
  what: string
  /** Rows that the page orders by itself do not move. */
  isMovable?: boolean
  children: (row: Row) => ReactNode
}

/** The rows of a list, and an empty one at the end. */
export function RowList({ values, name, most, add, what, isMovable = true, children }: RowListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [keys, setKeys] = useState(() => Array.from({ length: Math.min(values.length(name) + 1, most) }, (_, index) => index))
  const told = useRef(keys)
  // Fires the form's event for added and moved rows, once they have their new names.
  useEffect(() => {
    if (told.current === keys) return
    told.current = keys
    list.current?.closest('form')?.dispatchEvent(new Event('change'))
  }, [keys])
  const moved = useRef<HTMLElement | null>(null)
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const next = [...keys]
    next.splice(to, 0, ...next.splice(from, 1))
    moved.current = document.activeElement instanceof HTMLElement && list.current?.contains(document.activeElement) ? document.activeElement : null
    setKeys(next)
    setSaid(`${keys.length}件中${to + 1}番目に移動しました。まだ公開していません。`)
  }
  // A row that is put elsewhere loses the focus of the button that moved it.
  useEffect(() => {
    if (moved.current && document.activeElement !== moved.current) moved.current.focus()
    moved.current = null
  }, [keys])
  // The handles are there once scripts run.
  const isScripted = useScripted()
  useRowDrag(list, { of: keys, isOn: isScripted && isMovable && keys.length > 1, onMove: move })
  return (
    <>
      <ul className="own-rows" ref={list}>
        {keys.map((key, index) => {
          const [at, from] = [`${name}[${index}]`, `${name}[${key}]`]
          const tools = (
            <RowTools
              values={values}
              list={name}
              name={at}
              from={from}
              what={what}
              index={index}
              count={keys.length}
              onMove={isMovable ? (by) => move(index, index + by) : undefined}
            />
          )
          return (
            <li key={key} className={name === 'images' || name === 'photos' ? 'own-row' : undefined}>
              {children({ index, at, field: (column) => ({ values, name: `${at}.${column}`, from: `${from}.${column}` }), tools })}
            </li>
          )
        })}
      </ul>
      {isMovable && <output className="vh">{said}</output>}
      {keys.length < most && (
        <button type="button" className="button small own-add" onClick={() => setKeys([...keys, Math.max(-1, ...keys) + 1])}>
          {add}
        </button>
      )}
    </>
  )
}

type RowToolsProps = {
  values: FieldValues
  list: ListName
  name: string
  from: string
  what: string
  index: number
  count: number
  onMove: ((by: -1 | 1) => void) | undefined
}

/** Removes a row with the next save, and moves it; without scripts the buttons save the draft in its new order. */
function RowTools({ values, list, name, from, what, index, count, onMove }: RowToolsProps) {
  const isScripted = useScripted()
  return (
    <div className="row-tools">
      <label className="check">
        <input type="checkbox" name={`${name}.removed`} value="on" defaultChecked={values.text(`${from}.removed`) !== ''} />
        {what}を外す
      </label>
      {onMove && count > 1 && (
        <span className="row">
          {isScripted && (
            <span className="row-handle" data-handle="" title="ドラッグして並べ替え">
              <Icon name="menu" />
            </span>
          )}
          {([-1, 1] as const).map((by) => {
            const isEnd = by < 0 ? index === 0 : index === count - 1
            return (
              <button
                key={by}
                type="submit"
                name="intent"
                value={moveIntent(list, index, by)}
                formNoValidate
                className="button small"
                aria-disabled={isEnd || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  if (!isEnd) onMove(by)
                }}
              >
                {by < 0 ? '前へ' : '後へ'}
                <span className="vh">
                  （{what}、{index + 1}番目）
                </span>
              </button>
            )
          })}
        </span>
      )}
    </div>
  )
}

type FoldedRowProps = { row: Row; isOpen: boolean; name: string; note?: string; children: ReactNode }

/** A row that unfolds, with the id of what is saved. */
export const FoldedRow = ({ row: { at, field, tools }, isOpen, name, note, children }: FoldedRowProps) => (
  <details className="own-row" open={isOpen || undefined}>
    <summary>
      <bdi>{name}</bdi> {note && <span className="small muted">{note}</span>}
    </summary>
    <input type="hidden" name={`${at}.id`} value={field('id').values.text(field('id').from)} />
    {children}
    {tools}
  </details>
)
