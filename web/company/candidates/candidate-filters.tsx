import type { ChangeEvent, SubmitEvent } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { chosenIn } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFollowing } from '#web/ui/use-following.ts'
import type { CandidateGroup, LoadedPeople } from './load-candidates.ts'
import { CANDIDATES_PATH } from './candidates-path.ts'
import styles from './people.module.css'

type PeopleFiltersProps = Pick<
  LoadedPeople,
  'free_word' | 'groups' | 'isNarrowed' | 'favorited' | 'levels' | 'jobs' | 'job_id' | 'sort' | 'orders' | 'undone' | 'without'
>

/** The default order is not in the URL. */
const USUAL = 1

/** Without scripts its button sends it, with scripts each tick acts at once. */
export function CandidateFilters({ free_word, groups, isNarrowed, favorited, levels, jobs, job_id, sort, orders, undone, without }: PeopleFiltersProps) {
  const submit = useSubmit()
  const [typed, setTyped] = useFollowing(free_word)
  const send = (form: HTMLFormElement) => submit(chosenIn(form), { action: CANDIDATES_PATH, preventScrollReset: true })
  const actAtOnce = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    const control = target as EventTarget
    if (control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === 'checkbox')) void send(currentTarget)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <search>
      <Form action={CANDIDATES_PATH} onChange={actAtOnce} onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor="free_word">フリーワード</label>
          <input
            className="input"
            id="free_word"
            name="free_word"
            type="search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby="free_word-hint"
            data-key="/"
          />
          <p className="hint" id="free_word-hint">
            公開されている職歴や要約からさがします。「東京 リモート」のような条件も書けます。-語で除外できます。
          </p>
        </div>
        {undone.map(({ typed }) => (
          <input key={typed} type="hidden" name="as_words" value={typed} />
        ))}
        {without.map(({ word }) => (
          <input key={word} type="hidden" name="without_synonyms" value={word} />
        ))}
        <div className="field">
          <label htmlFor="sort">並び順</label>
          <select className="input" id="sort" name="sort" defaultValue={sort === USUAL ? '' : sort} key={`sort-${sort}`}>
            {orders.map(({ value, name }) => (
              <option key={value} value={value === USUAL ? '' : value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button primary wide">
          <Icon name="search" />
          求職者をさがす
        </button>
        <details className={styles.fold}>
          <summary>条件で絞り込む</summary>
          <div className="field">
            <label htmlFor="job_id">どの求人に</label>
            <select className="input" id="job_id" name="job_id" defaultValue={job_id || ''} key={`job-${job_id}`}>
              <option value="">求人と並べない</option>
              {jobs.map(({ id, position_title }) => (
                <option key={id} value={id}>
                  {position_title}
                </option>
              ))}
            </select>
          </div>
          <Check name="favorited" value="true" label="気になるに入れた人だけ" given={favorited} />
          {groups.map((group) => (
            <Group key={group.parameter} group={group} />
          ))}
          {levels.map(({ parameter, label, chosen, options }) => (
            <div className="field" key={parameter}>
              <label htmlFor={parameter}>{label}</label>
              <select className="input" id={parameter} name={parameter} defaultValue={chosen || ''} key={`${parameter}-${chosen}`}>
                <option value="">問わない</option>
                {options.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </details>
        {isNarrowed && (
          <Link className="button bare wide" to={CANDIDATES_PATH}>
            条件をすべて外す
          </Link>
        )}
      </Form>
    </search>
  )
}

function Group({ group: { parameter, label, options } }: { group: CandidateGroup }) {
  const chosen = options.filter((option) => option.chosen).length
  return (
    <details className={styles.group}>
      <summary>
        {label}
        {chosen > 0 && (
          <span className="count">
            {chosen}
            <span className="vh">件を選択中</span>
          </span>
        )}
      </summary>
      <fieldset>
        <legend className="vh">{label}</legend>
        {options.map(({ value, name, count, chosen }) => (
          <Check key={value} name={parameter} value={value} label={name} given={chosen} count={count} />
        ))}
      </fieldset>
    </details>
  )
}

type CheckProps = { name: string; value: number | string; label: string; given: boolean; count?: number | null }

function Check({ name, value, label, given, count }: CheckProps) {
  const [checked, setChecked] = useFollowing(given)
  return (
    <label className="check">
      <input type="checkbox" name={name} value={value} checked={checked} onChange={(event) => setChecked(event.target.checked)} />
      {label}
      {count !== undefined && count !== null && <span className="num">{count}人〜</span>}
    </label>
  )
}
