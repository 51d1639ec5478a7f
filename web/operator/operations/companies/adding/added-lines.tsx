import { href, Link } from 'react-router'
import type { AddedLine } from '#contract/companies/registration/company-additions.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import '#web/ui/styles/label.css'

const outcomes: Record<AddedLine['outcome'], { trial: string; saved: string; tone: string }> = {
  created: { trial: '追加', saved: '追加した', tone: 'green' },
  known: { trial: '登録済み', saved: '登録済み', tone: '' },
  refused: { trial: '直してください', saved: '直してください', tone: 'alert' },
}

const columnsOf = (isSaved: boolean): Columns<AddedLine> => [
  {
    key: 'company',
    header: '企業',
    cell: ({ company_id, company_name }) =>
      company_id ? (
        <Link to={`${href('/operator/companies/detail')}?id=${company_id}`}>
          <bdi>{company_name}</bdi>
        </Link>
      ) : (
        <bdi>{company_name || '—'}</bdi>
      ),
  },
  {
    key: 'outcome',
    header: '結果',
    kind: 'long',
    cell: ({ outcome, message }) => (
      <>
        <span className={`label ${outcomes[outcome].tone}`}>{outcomes[outcome][isSaved ? 'saved' : 'trial']}</span> {message}
      </>
    ),
  },
  {
    key: 'email',
    header: '招待する人',
    cell: ({ email, is_outside }) =>
      email && (
        <>
          {email} {is_outside && <span className="label warn">別のドメイン</span>}
        </>
      ),
  },
  { key: 'line', header: '行', kind: 'end', cell: ({ line }) => String(line) },
]

/** What the file does, line by line, and the button that does it. */
export function AddedLines({ csv, lines, is_saved }: { csv: string; lines: AddedLine[]; is_saved: boolean }) {
  const refused = lines.filter(({ outcome }) => outcome === 'refused').length
  const invited = lines.filter(({ email }) => email).length
  return (
    <div className="stack">
      <div className={`note ${is_saved ? 'green' : refused > 0 ? 'alert' : ''}`}>
        <output>
          {is_saved && `${lines.length}行を追加しました。招待のメールを${invited}人に送りました（招待済みの人には送りません）。`}
          {!is_saved && refused > 0 && `${refused}行を直してください。まだ何も追加していません。直したファイルを、もう一度選んでください。`}
          {!is_saved && refused === 0 && `${lines.length}行を読みました。まだ何も追加していません。${invited}人に招待のメールを送ります。`}
        </output>
      </div>
      <DataTable caption="ファイルの行" columns={columnsOf(is_saved)} rows={lines} id={({ line }) => line} />
      {!is_saved && refused === 0 && (
        <PageForm of={{ name: 'csv' }} preventScrollReset>
          <textarea name="csv" defaultValue={csv} hidden readOnly />
          <SubmitButton intent="save" look="primary">
            この内容で追加する
          </SubmitButton>
        </PageForm>
      )}
    </div>
  )
}
