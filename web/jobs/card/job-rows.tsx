import { Fragment, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { RowContext, type RowJob } from '../follow/row-context.ts'
import { href } from 'react-router'
import { HiddenRow } from './hidden-row.tsx'

/** What stands before one of the rows. */
export type Divider = { before: number; text: ReactNode }

type JobRowsProps = { className: string; jobs: RowJob[]; line?: Divider | null | undefined; row: (at: number) => ReactNode; children?: ReactNode }

/** The rows of a list of jobs. One that the candidate hides folds to a line with 元に戻す, and the focus goes on to the next title. */
export function JobRows({ className, jobs, line, row, children }: JobRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<{ id: number; isHidden: boolean }>()
  const fold = useCallback((id: number, isHidden: boolean) => {
    setHidden((before) => {
      const after = new Set(before)
      if (isHidden) after.add(id)
      else after.delete(id)
      return after
    })
    setLast({ id, isHidden })
  }, [])

  useLayoutEffect(() => {
    if (!last) return
    const at = jobs.findIndex(({ id }) => id === last.id)
    for (const { id } of jobs.slice(last.isHidden ? at + 1 : at)) {
      const title = list.current?.querySelector<HTMLElement>(`a[href="${href('/job_offer/detail')}?id=${id}"]`)
      if (title) return title.focus()
    }
    list.current?.querySelector<HTMLElement>(`[data-row="${last.id}"] button`)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was folded moves the focus, not new jobs
  }, [last])

  return (
    <RowContext value={fold}>
      <div className={className} ref={list}>
        {jobs.map((job, at) => (
          <Fragment key={job.id}>
            {at === line?.before && line.text}
            {hidden.has(job.id) ? <HiddenRow job={job} /> : row(at)}
          </Fragment>
        ))}
        {children}
      </div>
    </RowContext>
  )
}
