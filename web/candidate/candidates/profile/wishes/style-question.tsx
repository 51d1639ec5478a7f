import { weekPresets, presetOf } from '../week/week-presets.ts'
import { countOf, Pick, Picks } from './pick.tsx'
import type { LoadedWishes } from './load-wishes.ts'

/** The fields of work in four families. */
export function FieldsQuestion({ families, advanced: { user_desired_job_fields: chosen }, counts }: LoadedWishes) {
  return families.map(({ name, fields }) => (
    <Picks key={name} legend={name}>
      {fields.map(({ id, name: label }) => (
        <Pick key={id} type="checkbox" name="user_desired_job_fields" value={id} defaultChecked={chosen.includes(id)} count={countOf(counts.job_fields, id)}>
          {label}
        </Pick>
      ))}
    </Picks>
  ))
}

/** Remote work, employment and hours. */
export function StyleQuestion({ advanced, lookups, counts }: LoadedWishes) {
  const { user_desired_remote: remote, user_desired_employment_types: employment, availabilities } = advanced
  const preset = presetOf(availabilities)
  const hours = availabilities.reduce((sum, { from_minute, to_minute }) => sum + to_minute - from_minute, 0) / 60
  return (
    <>
      <Picks legend="リモート">
        {lookups.remote
          .toSorted((one, other) => other.id - one.id)
          .map(({ id, name }) => (
            <Pick key={id} type="radio" name="user_desired_remote" value={id} defaultChecked={remote === id} count={countOf(counts.remote, id)}>
              {name}
            </Pick>
          ))}
        <Pick type="radio" name="user_desired_remote" value="" defaultChecked={remote === null}>
          こだわらない
        </Pick>
      </Picks>
      <Picks legend="雇用形態（いくつでも）">
        {lookups.employment_types.map(({ id, name }) => (
          <Pick
            key={id}
            type="checkbox"
            name="user_desired_employment_types"
            value={id}
            defaultChecked={employment.includes(id)}
            count={countOf(counts.employment_types, id)}
          >
            {name}
          </Pick>
        ))}
      </Picks>
      <Picks legend="働ける時間">
        {weekPresets.map(({ key, name }) => (
          <Pick key={key} type="radio" name="week" value={key} defaultChecked={preset === key}>
            {name}
          </Pick>
        ))}
        {preset === 'own' && (
          <Pick type="radio" name="week" value="own" defaultChecked>
            いまの設定（週{hours.toLocaleString('ja-JP')}時間）
          </Pick>
        )}
        <Pick type="radio" name="week" value="none" defaultChecked={preset === 'none'}>
          決めていない
        </Pick>
      </Picks>
    </>
  )
}
