import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { SkillLevel } from '#contract/candidates/profiles/candidate-profiles.ts'
import { MOST_SKILL_YEARS, skillLevels } from '#contract/candidates/profiles/skill-levels.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SuggestionList } from '#web/ui/suggesting/suggestion-list.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { Carrier } from '#web/platform/forms/week/carrier.tsx'
import { skillsFound } from './skills-found.ts'
import './skill-picker.css'

export type SkillPickerProps = {
  name: string
  legend: string
  options: readonly Lookup[]
  chosen: readonly number[]
  levels?: readonly SkillLevel[]
  /** What is wrong with a field, by its name. */
  error: (name: string) => string | undefined
}
type Picked = { skill_type: number; level: number | null; years: number | null }

/** Skills, typed and chosen from suggestions; with `levels`, how well and how long each. Without scripts the browser suggests, and each addition is a save. */
export function SkillPicker({ name, legend, options, chosen, levels, error }: SkillPickerProps) {
  const [picked, setPicked] = useState<Picked[]>(() =>
    chosen.map((skill_type) => levels?.find((one) => one.skill_type === skill_type) ?? { skill_type, level: null, years: null }),
  )
  const isScripted = useScripted()
  const known = offered(options, chosen)
  const nameOf = (id: number) => options.find((one) => one.id === id)?.name ?? ''
  const change = (skill_type: number, to: Partial<Picked>) => setPicked(picked.map((one) => (one.skill_type === skill_type ? { ...one, ...to } : one)))
  return (
    <fieldset className="field skill-picker">
      <legend>
        {legend}
        <span className="may">任意</span>
      </legend>
      {isScripted && <Carrier name={`${name}_picked`} value={picked} onPut={setPicked} />}
      {isScripted ? (
        <AddSkill
          legend={legend}
          options={known.filter(({ id }) => !picked.some(({ skill_type }) => skill_type === id))}
          onAdd={(skill_type) => setPicked((now) => [...now, { skill_type, level: null, years: null }])}
        />
      ) : (
        <Field label="追加するスキル" hint="名前を入力して保存すると、下に加わります。" error={error(`${name}_added`)}>
          <input className="input" name={`${name}_added`} list={`${name}-known`} maxLength={100} autoComplete="off" />
        </Field>
      )}
      {!isScripted && (
        <datalist id={`${name}-known`}>
          {known.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
      <ul className="picked">
        {picked.map(({ skill_type: id, level, years }) => (
          <li key={id}>
            {isScripted ? (
              <b>{nameOf(id)}</b>
            ) : (
              <label className="check">
                <input type="checkbox" name={name} value={id} defaultChecked />
                <b>{nameOf(id)}</b>
              </label>
            )}
            {levels && (
              <>
                <select
                  className="input"
                  aria-label={`${nameOf(id)}のレベル`}
                  {...(isScripted
                    ? { value: level ?? '', onChange: ({ target }) => change(id, { level: Number(target.value) || null }) }
                    : { defaultValue: level ?? '', name: `level_${id}` })}
                >
                  <option value="">レベル</option>
                  {skillLevels.map((one) => (
                    <option key={one.level} value={one.level}>
                      {one.name}
                    </option>
                  ))}
                </select>
                <select
                  className="input"
                  aria-label={`${nameOf(id)}の年数`}
                  {...(isScripted
                    ? { value: years ?? '', onChange: ({ target }) => change(id, { years: target.value === '' ? null : Number(target.value) }) }
                    : { defaultValue: years ?? '', name: `years_${id}` })}
                >
                  <option value="">年数</option>
                  {Array.from({ length: (years ?? 0) > 30 ? MOST_SKILL_YEARS + 1 : 31 }, (_, year) => (
                    <option key={year} value={year}>
                      {year === 0 ? '1年未満' : `${year}年`}
                    </option>
                  ))}
                </select>
              </>
            )}
            {isScripted && (
              <button
                type="button"
                className="button icon bare"
                aria-label={`${nameOf(id)}を外す`}
                onClick={() => setPicked(picked.filter((one) => one.skill_type !== id))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {error(name) && <FieldError>{error(name)}</FieldError>}
    </fieldset>
  )
}

type AddSkillProps = { legend: string; options: readonly Lookup[]; onAdd: (id: number) => void }

function AddSkill({ legend, options, onAdd }: AddSkillProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setTyped] = useState('')
  const [shown, setShown] = useState<{ isOpen: boolean; active?: string | undefined }>({ isOpen: false })
  // The form around hears of each key before React does, and a field that React holds would lose that key.
  const setText = (next: string) => {
    if (field.current) field.current.value = next
    setTyped(next)
  }
  const add = (skill: number) => {
    onAdd(skill)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isTaken = event.defaultPrevented
    // Return adds a skill; it does not send the form.
    event.preventDefault()
    const [first] = skillsFound(options, text)
    if (!isTaken && text.trim() && first) add(first.id)
  }
  const isUnknown = text.trim() !== '' && skillsFound(options, text).length === 0
  return (
    <div className="add-skill">
      <label className="vh" htmlFor={id}>
        {legend}を追加
      </label>
      <input
        className="input"
        ref={field}
        id={id}
        placeholder="例：TypeScript"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.active}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        id={id}
        label={legend}
        field={field}
        text={text}
        setText={setText}
        setShown={setShown}
        ask={async (typed) => skillsFound(options, typed).map((one) => ({ key: String(one.id), text: one.name, content: one.name }))}
        choose={({ key }) => add(Number(key))}
      />
      <p className="hint" id={`${id}-hint`}>
        {isUnknown ? `「${text}」は選択肢にありません。ほかの書き方でさがしてください。` : '名前を入力して、候補から選びます。'}
      </p>
    </div>
  )
}
