import { type FormEvent, useState } from 'react'
import { countOf, Pick, Picks } from '../pick.tsx'
import type { LoadedWishes } from '../load-wishes.ts'
import { regions } from '#web/candidates/places/regions.ts'
import { TileMap } from './tile-map.tsx'
import './places-question.css'

const NAME = 'user_preferred_work_areas'

/** Prefectures: by region in chips, and on a map, which is never the only way. Regions open and close without scripts. */
export function PlacesQuestion({ advanced, lookups, counts }: LoadedWishes) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(advanced[NAME]))
  const onChange = ({ currentTarget }: FormEvent<HTMLElement>) =>
    setChosen(new Set([...currentTarget.querySelectorAll<HTMLInputElement>(`[name="${NAME}"]:checked`)].map(({ value }) => Number(value))))
  const named = (ids: readonly number[]) => lookups.prefectures.filter(({ id }) => ids.includes(id))
  return (
    // Hears of its boxes, which are the controls.
    <div className="regions" onChange={onChange}>
      <TileMap chosen={chosen} prefectures={lookups.prefectures} />
      <div>
        <Picks legend="地方">
          {regions.map(({ key, name, ids }) => {
            const count = ids.filter((id) => chosen.has(id)).length
            return (
              <Pick key={key} type="checkbox" id={`region-${key}`} defaultChecked={ids.some((id) => advanced[NAME].includes(id))}>
                {name}
                {count > 0 && <small>{count === ids.length ? 'すべて' : `${count}つ`}</small>}
              </Pick>
            )
          })}
        </Picks>
        {regions.map(({ key, name, ids }) => (
          <fieldset key={key} className={`fam prefectures of-${key}`}>
            <legend>{ids.length > 1 ? `${name}のうち` : name}</legend>
            <div className="picks">
              {named(ids).map(({ id, name: label }) => (
                <Pick
                  key={id}
                  type="checkbox"
                  id={`prefecture-${id}`}
                  name={NAME}
                  value={id}
                  defaultChecked={advanced[NAME].includes(id)}
                  count={countOf(counts.prefectures, id)}
                >
                  {label}
                </Pick>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  )
}
