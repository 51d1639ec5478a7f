import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { regions } from './regions.ts'
import './prefecture-group.css'

type Props = { name: string; legend: string; prefectures: readonly Lookup[]; chosen: readonly number[]; error?: string | undefined }

/** Prefectures by region, as candidates look for them; a region in which something is chosen is open. */
export const PrefectureGroup = ({ name, legend, prefectures, chosen, error }: Props) => (
  <fieldset className="field">
    <legend>
      {legend}
      <span className="may">任意</span>
    </legend>
    {regions.map(({ key, name: region, ids }) => (
      <details key={key} className="region" open={chosen.some((id) => ids.includes(id))}>
        <summary>{region}</summary>
        <div className="prefecture-list">
          {prefectures
            .filter(({ id }) => ids.includes(id))
            .map(({ id, name: label }) => (
              <label key={id} className="check">
                <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
                {label}
              </label>
            ))}
        </div>
      </details>
    ))}
    {error && <FieldError>{error}</FieldError>}
  </fieldset>
)
