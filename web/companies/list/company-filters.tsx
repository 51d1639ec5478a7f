import type { ChangeEvent, SubmitEvent } from 'react'
import { Form, href, Link, useSubmit } from 'react-router'
import { chosenIn } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFollowing } from '#web/ui/use-following.ts'
import styles from './company-filters.module.css'
import type { LoadedCompanies } from './load-companies.ts'

/** A GET form: without scripts its button sends it, with scripts each tick acts at once. */
export function CompanyFilters({ name, groups, isNarrowed }: Pick<LoadedCompanies, 'name' | 'groups' | 'isNarrowed'>) {
  const submit = useSubmit()
  const [typed, setTyped] = useFollowing(name)
  const send = (form: HTMLFormElement) => submit(chosenIn(form), { action: href('/company'), preventScrollReset: true })
  const actAtOnce = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if ((target as EventTarget) instanceof HTMLInputElement && target.type === 'checkbox') void send(currentTarget)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <search className={styles.filters}>
      <Form action={href('/company')} onChange={actAtOnce} onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor="company_name">会社名</label>
          <input
            className="input"
            id="company_name"
            name="company_name"
            type="search"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {groups.map((group) => (
          <Group key={group.parameter} group={group} />
        ))}
        <button type="submit" className="button primary wide">
          <Icon name="search" />
          企業をさがす
        </button>
        {isNarrowed && (
          <Link className="button bare wide" to={href('/company')}>
            条件をすべて外す
          </Link>
        )}
      </Form>
    </search>
  )
}

function Group({ group: { parameter, label, options } }: { group: LoadedCompanies['groups'][number] }) {
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
        {options.map((option) => (
          <Check key={option.id} parameter={parameter} {...option} />
        ))}
      </fieldset>
    </details>
  )
}

function Check({ parameter, id, name, chosen }: { parameter: string; id: number; name: string; chosen: boolean }) {
  const [checked, setChecked] = useFollowing(chosen)
  return (
    <label className="check">
      <input type="checkbox" name={parameter} value={id} checked={checked} onChange={(event) => setChecked(event.target.checked)} />
      {name}
    </label>
  )
}
