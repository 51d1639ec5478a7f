import { Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FieldError } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import type { BulkAct } from './bulk-act.ts'

type Props<Row> = {
  act: BulkAct<Row>
  rows: readonly Row[]
  id: (row: Row) => string
  /** Why the rows were refused. */
  problem?: string | undefined
}

/** What an act will do, to how many rows, and who learns of it, before it is done. */
export function ConfirmBar<Row>({ act, rows, id, problem }: Props<Row>) {
  const { here, stillChosen } = useListAddress()
  const ref = useRef<HTMLElement>(null)
  const fitting = rows.filter(act.can)
  const others = rows.length - fitting.length
  useEffect(() => ref.current?.querySelector<HTMLElement>('.input, button')?.focus({ preventScroll: true }), [act.intent])
  return (
    <section className="confirm-bar" ref={ref} aria-label={`${act.label}の確認`}>
      {fitting.length > 0 ? <p>{act.says(fitting.length)}</p> : <p>選択した行には実行できません。</p>}
      {others > 0 && fitting.length > 0 && (
        <p>
          選択した{rows.length}件のうち{others}件は対象外です。
        </p>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      <PageForm action={here} className="row" preventScrollReset>
        {fitting.map((row) => (
          <Fragment key={id(row)}>
            <input type="hidden" name="ids" value={act.value?.(row) ?? id(row)} />
            {/* The value of a row may be another one after a refusal, as its version is. */}
            <input type="hidden" name="chosen" value={id(row)} />
          </Fragment>
        ))}
        {fitting.length > 0 && act.Fields && <act.Fields />}
        {fitting.length > 0 && (
          <SubmitButton intent={act.intent} look={act.isGrave ? 'danger' : 'primary'}>
            {act.button}
          </SubmitButton>
        )}
        <Link className="button" to={stillChosen(rows.map(id))} preventScrollReset>
          キャンセル
        </Link>
      </PageForm>
    </section>
  )
}
