import type { Master } from '#contract/platform/lookups/masters.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import type { Fields } from './fields-of.ts'
import './check-group.css'

/** By the last id of each region. */
const regions = [
  ['北海道・東北', 7],
  ['関東', 14],
  ['中部', 23],
  ['近畿', 30],
  ['中国・四国', 39],
  ['九州・沖縄・海外', 48],
] as const

type PrefectureGroupProps = { section: Fields; name: string; legend: string; prefectures: readonly Master[] }

/** Prefectures as people look for them: by region. */
export const PrefectureGroup = ({ section, name, legend, prefectures }: PrefectureGroupProps) => (
  <fieldset className="field">
    <legend>
      {legend}
      <span className="may">任意</span>
    </legend>
    {regions.map(([region, last], index) => (
      <div key={region} className="region">
        <p>{region}</p>
        <div className="check-group narrow">
          {prefectures
            .filter(({ id }) => id <= last && id > (regions[index - 1]?.[1] ?? 0))
            .map(({ id, name: label }) => (
              <label key={id} className="check">
                <input type="checkbox" name={name} value={id} defaultChecked={section.ids(name).includes(id)} />
                {label}
              </label>
            ))}
        </div>
      </div>
    ))}
    {section.error(name) && <FieldError>{section.error(name)}</FieldError>}
  </fieldset>
)
