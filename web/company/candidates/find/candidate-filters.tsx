import type { ChangeEvent, SubmitEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { chosenIn } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFollowing } from '#web/ui/use-following.ts'
import type { CandidateGroup, LoadedPeople } from '../load/load-candidates.ts'
import { CANDIDATES_PATH } from '../candidates-path.ts'
import './candidate-filters.css'

type PeopleFiltersProps = Pick<
  LoadedPeople,
  | 'free_word'
  | 'groups'
  | 'lists'
  | 'list_id'
  | 'tags'
  | 'tag_id'
  | 'favorited'
  | 'include_scouted'
  | 'levels'
  | 'linked_job_id'
  | 'sort'
  | 'orders'
  | 'undone'
  | 'without'
>

/** Without scripts its button sends it, with scripts each tick acts at once. */
export function CandidateFilters({
  free_word,
  groups,
  lists,
  list_id,
  tags,
  tag_id,
  favorited,
  include_scouted,
  levels,
  linked_job_id,
  sort,
  orders,
  undone,
  without,
}: PeopleFiltersProps) {
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
      <Form action={CANDIDATES_PATH} onChange={actAtOnce} onSubmit={onSubmit} className="people-filters">
        <div className="people-words">
          <label className="vh" htmlFor="free_word">
            フリーワード
          </label>
          <input
            className="input"
            id="free_word"
            name="free_word"
            type="search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="例：SLO Terraform 東京 -客先常駐"
            data-key="/"
          />
          <button type="submit" className="button">
            <Icon name="search" />
            検索
          </button>
        </div>
        {undone.map(({ typed }) => (
          <input key={typed} type="hidden" name="as_words" value={typed} />
        ))}
        {without.map(({ word }) => (
          <input key={word} type="hidden" name="without_synonyms" value={word} />
        ))}
        {linked_job_id > 0 && <input type="hidden" name="job_id" value={linked_job_id} />}
        <details className="people-more">
          <summary className="button">
            <Icon name="plus" />
            条件を追加
          </summary>
          <div className="people-conditions">
            <p className="hint">フリーワードは公開されている職歴や要約から検索します。「東京 リモート」のような条件も書けます。-語で除外できます。</p>
            <div className="check-row">
              <Check name="favorited" value="true" label="「気になる」送信済みのみ" given={favorited} />
              <Check name="include_scouted" value="true" label="スカウト済みも表示" given={include_scouted} />
            </div>
            <div className="people-levels">
              <Own name="list_id" label="リスト" chosen={list_id} options={lists} />
              <Own name="tag_id" label="タグ" chosen={tag_id} options={tags} />
              {levels.map(({ parameter, label, chosen, options }) => (
                <div className="field" key={parameter}>
                  <label htmlFor={parameter}>{label}</label>
                  <select className="input" id={parameter} name={parameter} defaultValue={chosen || ''} key={`${parameter}-${chosen}`}>
                    <option value="">指定しない</option>
                    {options.map(({ value, name: option }) => (
                      <option key={value} value={value}>
                        {option}
                      </option>
                    ))}
                  </select>
                </div>
              ))}
            </div>
            <div className="people-groups">
              {groups.map((group) => (
                <Group key={group.parameter} group={group} />
              ))}
            </div>
          </div>
        </details>
        <label className="vh" htmlFor="sort">
          並び順
        </label>
        <select className="input people-sort" id="sort" name="sort" defaultValue={sort} key={`sort-${sort}`}>
          {orders.map(({ value, name: order }) => (
            <option key={value} value={value}>
              {order}
            </option>
          ))}
        </select>
      </Form>
    </search>
  )
}

type OwnProps = { name: string; label: string; chosen: number; options: { id: number; name: string }[] }

/** One of the company's lists or tags. One that is chosen and was deleted stays until it is taken out. */
function Own({ name, label, chosen, options }: OwnProps) {
  const isGone = chosen > 0 && !options.some(({ id }) => id === chosen)
  if (options.length === 0 && !isGone) return null
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="input" id={name} name={name} defaultValue={chosen || ''} key={`${name}-${chosen}`}>
        <option value="">指定しない</option>
        {isGone && <option value={chosen}>削除済み</option>}
        {options.map(({ id, name: option }) => (
          <option key={id} value={id}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}

function Group({ group: { parameter, label, options } }: { group: CandidateGroup }) {
  const chosen = options.filter((option) => option.chosen).length
  return (
    <details>
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
