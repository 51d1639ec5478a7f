import type { LookupRow } from '#contract/operations/lookups/operator-lookups.ts'
import { lookupRules } from '#contract/platform/lookups/lookup-rules.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import '#web/ui/styles/label.css'

/** The rows of a code table, with its own form for each thing that can be done with one. */
export function lookupColumns(table: LookupName, rows: LookupRow[], mayEdit: boolean): Columns<LookupRow> {
  const { may_retire, needed } = lookupRules[table]
  const was = rows.map(({ id }) => id).join(',')
  const isMarked = rows.some(({ retired_at }) => retired_at)
  return [
    { key: 'name', header: '名前・英語の名前', cell: (row) => (mayEdit ? <RenameForm row={row} was={was} /> : <Names row={row} />) },
    { key: 'id', header: 'ID', kind: rows.some(({ key }) => key) ? undefined : 'end', cell: ({ id, key }) => key ?? String(id) },
    (mayEdit || isMarked) && {
      key: 'acts',
      header: '並び順・状態',
      kind: 'acts',
      cell: (row, at) => (
        <>
          {row.retired_at && <span className="label">廃止</span>}
          {mayEdit && <MoveForm row={row} was={was} at={at} isLast={at === rows.length - 1} mayRetire={may_retire === true && !needed?.includes(row.id)} />}
        </>
      ),
    },
  ]
}

const Names = ({ row: { name, name_en } }: { row: LookupRow }) => (
  <>
    {name} <span className="small muted">{name_en}</span>
  </>
)

const hiddenOf = ({ id, revision }: LookupRow, was: string) => ({ id, revision, was })

function RenameForm({ row, was }: { row: LookupRow; was: string }) {
  const { name, name_en } = row
  const form = usePageForm<LookupRow>(String(row.id), { name, name_en })
  return (
    <PageForm of={form} hidden={hiddenOf(row, was)} className="row master-names" preventScrollReset>
      <input className="input" name="name" aria-label={`${name}の名前`} maxLength={100} required defaultValue={form.valueOf('name')} />
      <input className="input" name="name_en" aria-label={`${name}の英語の名前`} maxLength={100} required defaultValue={form.valueOf('name_en')} />
      <SubmitButton intent="rename" look="small">
        変更<span className="vh">：{name}</span>
      </SubmitButton>
      {Object.values(form.issues).map((issue) => (
        <FieldError key={issue}>{issue}</FieldError>
      ))}
    </PageForm>
  )
}

type MoveProps = { row: LookupRow; was: string; at: number; isLast: boolean; mayRetire: boolean }

function MoveForm({ row, was, at, isLast, mayRetire }: MoveProps) {
  const { name, retired_at } = row
  return (
    <PageForm of={{ name: String(row.id) }} hidden={hiddenOf(row, was)} className="" preventScrollReset>
      <SubmitButton intent="up" look="small" disabled={at === 0} aria-label={`${name}を上へ`}>
        ↑
      </SubmitButton>
      <SubmitButton intent="down" look="small" disabled={isLast} aria-label={`${name}を下へ`}>
        ↓
      </SubmitButton>
      {mayRetire && (
        <SubmitButton intent={retired_at ? 'return' : 'retire'} look="small">
          {retired_at ? '戻す' : '廃止'}
          <span className="vh">：{name}</span>
        </SubmitButton>
      )}
    </PageForm>
  )
}
