import { useRef, useState } from 'react'
import { familiesOf } from '#contract/jobs/occupations/occupation-families.ts'
import { isOccupationMeant } from '#contract/jobs/occupations/occupation-words.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import './occupation-picker.css'

type OccupationPickerProps = {
  name: string
  options: readonly Lookup[]
  /** What the form begins with, and what is ticked now. */
  chosen: number[]
  ticked: number[]
}

/** The occupations as check boxes in folded families. A word that is typed opens those that it means; the ticked ones stand above as chips. */
export function OccupationPicker({ name, options, chosen, ticked }: OccupationPickerProps) {
  const [word, setWord] = useState('')
  const isScripted = useScripted()
  const here = useRef<HTMLDivElement>(null)
  const isAsked = word.trim() !== ''
  const isMeant = (option: Lookup) => !isAsked || isOccupationMeant(option, word)
  const found = options.filter(isMeant)
  const boxOf = (id: number) => here.current?.querySelector<HTMLInputElement>(`input[type="checkbox"][value="${id}"]`)
  return (
    <div className="occupations" ref={here}>
      {isScripted && (
        <>
          {ticked.length > 0 && (
            <ul className="chips" aria-label="選択中の職種">
              {options
                .filter(({ id }) => ticked.includes(id))
                .map(({ id, name: label }) => (
                  <li key={id}>
                    <button type="button" className="chip" aria-label={`${label}を外す`} onClick={() => boxOf(id)?.click()}>
                      {label}
                      <Icon name="close" />
                    </button>
                  </li>
                ))}
            </ul>
          )}
          <input
            className="input"
            type="search"
            aria-label="職種を検索"
            placeholder="職種を検索（例：バックエンド、経理、PdM）"
            // Not controlled: the form's own listeners render this again before React hears of a key, which would put the old word back.
            defaultValue=""
            onChange={({ target }) => setWord(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              // One answer is what was meant.
              if (!isAsked || found.length !== 1 || ticked.includes(found[0]!.id)) return
              boxOf(found[0]!.id)?.click()
              event.currentTarget.value = ''
              setWord('')
            }}
          />
        </>
      )}
      <div className="occupation-families">
        {familiesOf(options).map(({ name: key, label, fields }) => {
          const count = fields.filter(({ id }) => ticked.includes(id)).length
          return (
            <details key={key} open={isAsked} hidden={isAsked && !fields.some(isMeant)}>
              <summary>
                {label}
                {count > 0 && <b>{count}</b>}
              </summary>
              <div className="editor-checks">
                {fields.map(({ id, name: occupation }) => (
                  <label key={id} className="check" hidden={!found.some((option) => option.id === id)}>
                    <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
                    {occupation}
                  </label>
                ))}
              </div>
            </details>
          )
        })}
      </div>
      <output className="hint">
        {isAsked && (found.length > 0 ? `${found.length}件が見つかりました。` : `「${word.trim()}」に当たる職種はありません。ほかの言葉で検索してください。`)}
      </output>
    </div>
  )
}
