import type { ChangeEvent, SubmitEvent } from 'react'
import { Form, href, Link, useSubmit } from 'react-router'
import { chosenIn } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SortSelect } from '#web/ui/list/sort-select.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { useFollowing } from '#web/ui/use-following.ts'
import '#web/ui/styles/filters.css'
import styles from './company-filters.module.css'
import type { LoadedCompanies } from './load-companies.ts'

const FORM = 'company-search'
const SHEET = 'company-filters'

/** A GET form: without scripts its buttons send it, with scripts each tick acts at once. */
function useCompanyForm() {
  const submit = useSubmit()
  const send = (form: HTMLFormElement) => submit(chosenIn(form), { action: href('/company'), preventScrollReset: true })
  return {
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      if ((target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')) && target.form) void send(target.form)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void send(event.currentTarget)
    },
  }
}

/** The name of a company, and the button of the sheet with the other conditions. */
export function CompanyHead({ name, groups }: Pick<LoadedCompanies, 'name' | 'groups'>) {
  const { onSubmit } = useCompanyForm()
  const [typed, setTyped] = useFollowing(name)
  const count = groups.flatMap(({ options }) => options).filter(({ chosen }) => chosen).length
  return (
    <search className={styles.head}>
      <Form id={FORM} action={href('/company')} onSubmit={onSubmit} className={styles.word}>
        <button type="submit" aria-label="企業をさがす">
          <Icon name="search" />
        </button>
        <label className="vh" htmlFor="company_name">
          会社名
        </label>
        <input
          className="input"
          id="company_name"
          name="company_name"
          type="search"
          maxLength={100}
          placeholder="会社名"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      <button type="button" className={`button icon ${styles.open}`} popoverTarget={SHEET}>
        <Icon name="filter" />
        <span className="vh">条件{count > 0 && ` ${count}`}</span>
        {count > 0 && (
          <span className="count" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
    </search>
  )
}

/** The order of the list. */
export function CompanySort({ sort, sorts }: Pick<LoadedCompanies, 'sort' | 'sorts'>) {
  const { onChange } = useCompanyForm()
  return <SortSelect form={FORM} value={sort} sorts={sorts} onChange={onChange} />
}

/** Beside the list from 960 px; below, the same sheet as that of jobs. */
export function CompanyFilters({ groups, isNarrowed, total }: Pick<LoadedCompanies, 'groups' | 'isNarrowed' | 'total'>) {
  const { onChange } = useCompanyForm()
  return (
    // It listens to the controls inside of it; it is none itself.
    <section className="filters" id={SHEET} popover="auto" aria-label="条件で絞り込む" onChange={onChange}>
      <div className="sheet-head">
        <h2>条件で絞り込む</h2>
        <button type="button" className="button icon bare" popoverTarget={SHEET} popoverTargetAction="hide" aria-label="閉じる">
          <Icon name="close" />
        </button>
      </div>
      {groups.map((group) => (
        <Group key={group.parameter} group={group} />
      ))}
      <noscript>
        <button type="submit" className="button wide" form={FORM}>
          この条件でさがす
        </button>
      </noscript>
      {isNarrowed && (
        <Link className="button bare wide" to={href('/company')}>
          条件をクリア
        </Link>
      )}
      <div className="sheet-foot">
        <Link className="button" to={href('/company')}>
          すべて外す
        </Link>
        <button
          type="submit"
          className="button primary"
          form={FORM}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          {grouped(total)}社を見る
        </button>
      </div>
    </section>
  )
}

function Group({ group: { parameter, label, options } }: { group: LoadedCompanies['groups'][number] }) {
  const chosen = options.filter((option) => option.chosen).length
  return (
    <details className={`fold ${styles.group}`} open={chosen > 0 || undefined}>
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
      <input type="checkbox" name={parameter} form={FORM} value={id} checked={checked} onChange={(event) => setChecked(event.target.checked)} />
      {name}
    </label>
  )
}
