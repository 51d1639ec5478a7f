import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import type { JobResults } from '#contract/jobs/postings/job-list.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { confirmedWords } from '#contract/jobs/search/confirmed-words.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import { SEARCH_FORM } from './use-search-form.ts'
import { FilterCheck } from './filter-check.tsx'
import { FilterFieldset } from './filter-fieldset.tsx'
import type { FilterGroup } from './filter-groups.ts'
import { PlaceFilter } from './place/place-filter.tsx'
import type { PlaceOptions } from './place/place-options.ts'
import { SalaryFilter } from './salary-filter.tsx'
import { StepField } from './step-field.tsx'
import '#web/ui/styles/filters.css'
import './wide-sheet.css'
import { readyPart } from '#web/ui/ready-part.ts'
import { useFollowing } from '#web/ui/use-following.ts'
import { grouped } from '#web/ui/text/grouped.ts'

const ExclusionSwitches = readyPart(() => import('./exclusion-switches.tsx'))

export const FILTERS = 'filters'
const CONFIRMED = [1, 3, 7, 14, 30]
const PAY_STANDS_AFTER = 'prefectures'

type FiltersProps = {
  search: Pick<
    JobSearch,
    'min_salary' | 'walk_minutes' | 'confirmed_within' | 'flex' | 'short_hours' | 'is_premium' | 'company_name' | 'exclude_applied' | 'exclude_favorited'
  >
  groups: FilterGroup[]
  places: PlaceOptions
  flexCount: number
  shortHoursCount: number
  premiumCount: number
  histogram: JobResults['salary_histogram']
  total: number
  /** The target of 「すべて外す」. */
  cleared: string
  onChange: (event: ChangeEvent<HTMLElement>) => void
}

/** Beside the list from 960 px; below, a sheet over the whole page (a popover: it opens, closes and returns the focus without scripts). */
export function Filters({ search, groups, places, flexCount, shortHoursCount, premiumCount, histogram, total, cleared, onChange }: FiltersProps) {
  const sheet = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isScripted = useScripted()
  const isSignedIn = useAccount() !== null
  const holdFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.querySelector<HTMLElement>('.sheet-head button')?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to the controls inside it
    <section
      ref={sheet}
      className="filters wide-sheet"
      id={FILTERS}
      // A click beside a control focuses the sheet; otherwise it would focus the page behind it, and the sheet would scroll to its head.
      tabIndex={-1}
      popover="auto"
      role={isOpen ? 'dialog' : undefined}
      aria-modal={isOpen || undefined}
      aria-label="条件で絞り込む"
      onToggle={(event) => setOpen(event.currentTarget.matches(':popover-open'))}
      onBlur={holdFocus}
      onChange={onChange}
    >
      <div className="sheet-head">
        <h2>条件で絞り込む</h2>
        <button type="button" className="button icon bare" popoverTarget={FILTERS} popoverTargetAction="hide" aria-label="閉じる">
          <Icon name="close" />
        </button>
      </div>
      {groups.map((group) => [
        <FilterFieldset key={group.parameter} group={group} />,
        group.parameter === 'prefectures' && <PlaceFilter key="places" {...places} walk_minutes={search.walk_minutes} />,
        group.parameter === PAY_STANDS_AFTER && <SalaryFilter key="pay" histogram={histogram} chosen={search.min_salary} />,
        group.parameter === 'employment_types' && (
          <fieldset key="flex">
            <legend>働く時間</legend>
            <FilterCheck name="flex" value="true" label="フレックス" count={flexCount} chosen={search.flex ?? false} />
            <FilterCheck name="short_hours" value="true" label="時短勤務可" count={shortHoursCount} chosen={search.short_hours ?? false} />
          </fieldset>
        ),
        group.parameter === 'employment_types' && (premiumCount > 0 || search.is_premium) && (
          <fieldset key="premium">
            <legend>役割</legend>
            <FilterCheck name="is_premium" value="true" label="幹部向け（運営が付けた区分）" count={premiumCount} chosen={search.is_premium ?? false} />
          </fieldset>
        ),
      ])}
      {isSignedIn && <ExclusionSwitches search={search} />}
      <StepField name="confirmed_within" label="募集中の確認" steps={CONFIRMED} chosen={search.confirmed_within} words={confirmedWords} />
      <CompanyNameFilter name={search.company_name ?? ''} />
      <noscript>
        <button type="submit" className="button wide" form={SEARCH_FORM}>
          この条件でさがす
        </button>
      </noscript>
      <div className="sheet-foot">
        <Link className="button" to={cleared} preventScrollReset data-stays>
          すべて外す
        </Link>
        <button type="submit" className="button primary" form={SEARCH_FORM} onClick={() => sheet.current?.hidePopover()}>
          {isScripted ? `${grouped(total)}件を見る` : 'この条件で見る'}
        </button>
      </div>
    </section>
  )
}

function CompanyNameFilter({ name }: { name: string }) {
  const [value, setValue] = useFollowing(name)
  return (
    <div className="field">
      <label htmlFor="company_name">会社名</label>
      <input
        className="input"
        id="company_name"
        name="company_name"
        form={SEARCH_FORM}
        maxLength={100}
        enterKeyHint="search"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  )
}
