import { useState } from 'react'
import type { Master } from '#contract/platform/lookups/masters.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { useScripted } from '#web/ui/use-scripted.ts'

type ChecksProps = { name: string; options: readonly Master[]; chosen: number[]; isTall: boolean }

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Any number of rows of a code table; a long one can be narrowed by a word, and shows what is chosen first. */
export function Checks({ name, options, chosen, isTall }: ChecksProps) {
  const [word, setWord] = useState('')
  const isScripted = useScripted()
  const rows = isTall ? options.toSorted((one, other) => Number(chosen.includes(other.id)) - Number(chosen.includes(one.id))) : options
  return (
    <>
      {isTall && isScripted && (
        <input
          className="input"
          type="search"
          aria-label={`${termNames[name]}をさがす`}
          placeholder="名前でさがす"
          value={word}
          onChange={({ target }) => setWord(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      <div className={isTall ? 'editor-checks tall' : 'editor-checks'}>
        {rows.map(({ id, name: label }) => (
          <label key={id} className="check" hidden={!plain(label).includes(plain(word))}>
            <input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
            {label}
          </label>
        ))}
      </div>
    </>
  )
}
