import { useState } from 'react'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { JobField } from '../job-sections.ts'

type LookupChecksProps = { name: JobField['name']; options: readonly Lookup[]; chosen: number[]; isLong: boolean }

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Check boxes for a code table. Of a long one only the ticked rows and those that a word finds are shown, until all are asked for; without scripts all are. */
export function LookupChecks({ name, options, chosen, isLong }: LookupChecksProps) {
  const [word, setWord] = useState('')
  const [isWhole, setWhole] = useState(false)
  const isScripted = useScripted()
  const wanted = plain(word.trim())
  const rows = isLong ? options.toSorted((one, other) => Number(chosen.includes(other.id)) - Number(chosen.includes(one.id))) : options
  const isShown = (label: string) => !isLong || !isScripted || isWhole || (wanted !== '' && plain(label).includes(wanted))
  const isUnknown = wanted !== '' && !options.some(({ name: label }) => plain(label).includes(wanted))
  return (
    <>
      {isLong && isScripted && (
        <div className="row">
          <input
            className="input"
            type="search"
            aria-label={`${termNames[name]}を検索`}
            placeholder="名前で検索"
            // Not controlled, as in OccupationPicker.
            defaultValue=""
            onChange={({ target }) => setWord(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <button type="button" className="button small" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            すべて表示（{options.length}）
          </button>
        </div>
      )}
      <div className={isLong ? 'editor-checks tall' : 'editor-checks'}>
        {rows.map(({ id, name: label }) => (
          <label key={id} className="check" hidden={!isShown(label)}>
            <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
            {label}
          </label>
        ))}
      </div>
      {isUnknown && <p className="hint">「{word}」は選択肢にありません。ほかの書き方で検索してください。</p>}
    </>
  )
}
