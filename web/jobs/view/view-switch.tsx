import type { FormEvent } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { VIEW_PATH } from './list-view.ts'
import './view-switch.css'

/** 一覧 or くわしく. Works without scripts. */
export function ViewSwitch({ isFull }: { isFull: boolean }) {
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement, { preventScrollReset: true, replace: true })
  }
  const choice = (value: 'compact' | 'full', label: string) => (
    <button type="submit" name="form" value={value} aria-pressed={isFull === (value === 'full')}>
      {label}
    </button>
  )
  return (
    <form className="views" method="post" action={VIEW_PATH} onSubmit={onSubmit} aria-label="求人の表示">
      <input type="hidden" name="next" value={pathname + search} />
      {choice('compact', '一覧')}
      {choice('full', 'くわしく')}
    </form>
  )
}
