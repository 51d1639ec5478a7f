import { useScripted } from '#web/ui/use-scripted.ts'
import type { FieldValues } from '../editor/field-values.ts'

type RowToolsProps = { values: FieldValues; name: string; from: string; what: string; index: number; count: number; onMove?: (by: -1 | 1) => void }

/** Removes a row with the next save, and moves it; without scripts its place is a number. */
export function RowTools({ values, name, from, what, index, count, onMove }: RowToolsProps) {
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
