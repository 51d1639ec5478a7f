import { Form } from 'react-router'
import type { MasterRow } from '#contract/operations/lookups/operator-masters.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import '#web/ui/label.css'

type MasterRowFormProps = {
  row: MasterRow
  /** The order as it is shown. */
  was: string
  isFirst: boolean
  isLast: boolean
  mayEdit: boolean
  mayRetire: boolean
  result: FormResult | undefined
}

/** One row of a code table, with a form of its own for each thing that can be done with it. */
export function MasterRowForm({ row: { id, key, name, name_en, retired_at, revision }, was, isFirst, isLast, mayEdit, mayRetire, result }: MasterRowFormProps) {
  const refused = result?.saved === false && result.form === String(id) ? result : undefined
  const hidden = (
    <>
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="was" value={was} />
    </>
  )
  return (
    <tr>
      <td className={key ? undefined : 'r num'} data-label="ID">
        {key ?? id}
      </td>
      <td data-label="名前">
        {mayEdit ? (
          <Form method="post" className="row master-names" preventScrollReset>
            {hidden}
            <input className="input" name="name" aria-label={`${name}の名前`} maxLength={100} required defaultValue={textOf(refused?.values.name) || name} />
            <input
              className="input"
              name="name_en"
              aria-label={`${name}の英語の名前`}
              maxLength={100}
              required
              defaultValue={textOf(refused?.values.name_en) || name_en}
            />
            <button type="submit" name="intent" value="rename" className="button small">
              変える<span className="vh">：{name}</span>
            </button>
            {Object.values(refused?.refusal.issues ?? {}).map((issue) => (
              <FieldError key={issue}>{issue}</FieldError>
            ))}
          </Form>
        ) : (
          <span>
            {name} <span className="small muted">{name_en}</span>
          </span>
        )}
      </td>
      <td data-label={mayEdit || retired_at ? '順と状態' : undefined}>
        {retired_at && <span className="label">引退</span>}
        {mayEdit && (
          <Form method="post" className="row" preventScrollReset>
            {hidden}
            <button type="submit" name="intent" value="up" className="button small" disabled={isFirst} aria-label={`${name}を上へ`}>
              ↑
            </button>
            <button type="submit" name="intent" value="down" className="button small" disabled={isLast} aria-label={`${name}を下へ`}>
              ↓
            </button>
            {mayRetire && (
              <button type="submit" name="intent" value={retired_at ? 'return' : 'retire'} className="button small">
                {retired_at ? '戻す' : '引退させる'}
                <span className="vh">：{name}</span>
              </button>
            )}
          </Form>
        )}
      </td>
    </tr>
  )
}
