import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { FieldValues } from '../editor/field-values.ts'
import type { ListName } from '../editor/rows-of.ts'

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
  const move = (index: number, by: -1 | 1) => {
    const moved = [...keys]
    const [key] = moved.splice(index, 1)
    moved.splice(index + by, 0, key!)
    setKeys(moved)
  }
  return (
    <>
      <ul className="own-rows" ref={list}>
        {keys.map((key, index) => {
          const [at, from] = [`${name}[${index}]`, `${name}[${key}]`]
          const tools = (
            <RowTools
              values={values}
              name={at}
              from={from}
              what={what}
              index={index}
              count={keys.length}
              onMove={isMovable ? (by) => move(index, by) : undefined}
            />
          )
          return (
            <li key={key} className={name === 'images' ? 'own-row' : undefined}>
              {children({ index, at, field: (column) => ({ values, name: `${at}.${column}`, from: `${from}.${column}` }), tools })}
            </li>
          )
        })}
      </ul>
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
  name: string
  from: string
  what: string
  index: number
  count: number
  onMove: ((by: -1 | 1) => void) | undefined
}

/** Removes a row with the next save, and moves it; without scripts its place is a number. */
function RowTools({ values, name, from, what, index, count, onMove }: RowToolsProps) {
  const isScripted = useScripted()
  return (
    <div className="row-tools">
      <label className="check">
        <input type="checkbox" name={`${name}.removed`} value="on" defaultChecked={values.text(`${from}.removed`) !== ''} />
        {what}を外す
      </label>
      {onMove && count > 1 && !isScripted && (
        <label className="row-place">
          順番
          <input className="input" name={`${name}.order`} inputMode="numeric" defaultValue={index + 1} />
        </label>
      )}
      {onMove && count > 1 && isScripted && (
        <span className="row">
          <button type="button" className="button small" aria-disabled={index === 0 || undefined} onClick={() => index > 0 && onMove(-1)}>
            前へ
          </button>
          <button type="button" className="button small" aria-disabled={index === count - 1 || undefined} onClick={() => index < count - 1 && onMove(1)}>
            後へ
          </button>
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
