import type { ComponentProps, ReactNode } from 'react'
import './pick.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'children'> & { children: ReactNode; count?: number | undefined }

/** A choice as a chip, with the number of jobs that it leaves. */
export const Pick = ({ children, count, ...input }: Props) => (
  <label className={count === 0 ? 'pick none' : 'pick'}>
    <input {...input} />
    {children}
    {count !== undefined && (
      <small>
        {count.toLocaleString('ja-JP')}
        <span className="vh">件</span>
      </small>
    )}
  </label>
)

export const Picks = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="fam">
    <legend>{legend}</legend>
    <div className="picks">{children}</div>
  </fieldset>
)

/** The count of one value; what no job has is 0. */
export const countOf = (counts: readonly { id: number; count: number }[], id: number) => counts.find((one) => one.id === id)?.count ?? 0
