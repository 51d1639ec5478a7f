import { href, Link } from 'react-router'
import type { JobDraft } from '#contract/jobs/drafting/many-jobs.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

const EDIT = href('/online/companies/job_offers/edit')

const columns: Columns<JobDraft> = [
  {
    key: 'job',
    header: '求人',
    cell: ({ id, position_title }) => (
      <Link to={`${EDIT}?id=${id}`}>
        <bdi>{position_title}</bdi>
      </Link>
    ),
    sort: ({ position_title }) => position_title,
  },
  {
    key: 'errors',
    header: '要修正',
    kind: 'end',
    cell: ({ errors }) => (errors > 0 ? <span className="label alert">{errors}</span> : <span className="label green">公開できます</span>),
    sort: ({ errors }) => errors,
  },
  { key: 'warnings', header: '要確認', kind: 'end', cell: ({ warnings }) => warnings || null, sort: ({ warnings }) => warnings },
  {
    key: 'first',
    header: '最初に直す項目',
    kind: 'long',
    cell: ({ id, first }) =>
      first && (
        <Link to={first.field.startsWith('company.') ? href('/online/companies/company') : `${EDIT}?id=${id}#f-${first.field}`}>
          {termNames[first.field] ?? '企業ページ'}
          <small className="import-told">{first.message}</small>
        </Link>
      ),
  },
]

export type Choice = 'clean' | 'all' | 'none' | 'named'
type DraftTableProps = { drafts: JobDraft[]; mayEdit: boolean; choice: Choice; chosen: string[] | undefined }

/** The drafts with their findings; chosen are those that were sent or named, or else all, or all that can be published. */
export const DraftTable = ({ drafts, mayEdit, choice, chosen }: DraftTableProps) => (
  <DataTable
    caption="下書き"
    columns={columns}
    rows={drafts}
    id={({ id }) => id}
    tick={
      mayEdit && {
        all: null,
        row: ({ id, position_title, errors }) => (
          <input
            type="checkbox"
            name="ids"
            value={id}
            defaultChecked={chosen ? chosen.includes(String(id)) : choice === 'all' || (choice === 'clean' && errors === 0)}
            aria-label={`${isolated(position_title)}を選ぶ`}
          />
        ),
      }
    }
  />
)
