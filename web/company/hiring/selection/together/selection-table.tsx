import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import { DAY } from '#contract/platform/time/japan-time.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { boardPath, type Asked } from '../selection-path.ts'
import { chosenOf, valueOf } from './chosen.ts'
import { ManyBar } from './many-bar.tsx'
import './selection-table.css'

/** The forms of the table, by the name that comes back with their answer. */
export const MANY = 'many'

type SelectionTableProps = {
  applications: CompanyApplication[]
  asked: Asked
  members: { id: string; name: string }[]
  result: FormResult | undefined
  now: Date
}

/** The selections of the board as rows: sorted by each column, and ticked to act on several. */
export function SelectionTable({ applications, asked, members, result, now }: SelectionTableProps) {
  const { acts } = useCompanyAccount()
  const [count, setCount] = useState(0)
  const [sent, setSent] = useState<string[]>([])
  const { key } = useLocation()
  const { state } = useNavigation()
  const mayAct = acts.includes('select') || acts.includes('assign') || acts.includes('write_messages')
  const open = applications.filter(({ step }) => step !== 'end')
  const ticked = (form: HTMLFormElement) => new FormData(form).getAll('chosen').map(String)
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => setCount(ticked(currentTarget).length)
  const tick = {
    all: null,
    row: (one: CompanyApplication) => <input type="checkbox" name="chosen" value={valueOf(one)} aria-label={`${isolated(one.candidate.name)}を選ぶ`} />,
  }
  // The form begins again, with nothing ticked, once its act is done and the rows are read again: begun earlier it would lose what is ticked meanwhile.
  const isDone = result?.saved && result.form === MANY && state === 'idle'
  const back = isDone ? sent.filter((value) => hasMoved(value, applications)) : []
  return (
    <>
      <output className="moved">
        {isDone && result.sentence && (
          <div className="toast">
            <p>{result.sentence}</p>
            {back.length > 0 && (
              <div className="acts">
                <PageForm of={{ name: MANY }} className="row" preventScrollReset>
                  {back.map((value) => (
                    <input key={value} type="hidden" name="back" value={value} />
                  ))}
                  <button type="submit" name="intent" value="undo_many">
                    元に戻す
                  </button>
                </PageForm>
              </div>
            )}
          </div>
        )}
      </output>
      <PageForm
        of={{ name: MANY }}
        className="selection-table"
        preventScrollReset
        key={isDone ? `${key} ${result.sentence}` : 'table'}
        onChange={onChange}
        onSubmit={({ currentTarget }) => {
          setSent(ticked(currentTarget))
          setCount(0)
        }}
      >
        <DataTable caption="選考" columns={useColumns(asked, now)} rows={open} id={({ id }) => id} tick={mayAct && tick} />
        {mayAct && open.length > 0 && <ManyBar count={count} members={members} />}
      </PageForm>
    </>
  )
}

/** Whether a selection stands elsewhere than when it was ticked. */
const hasMoved = (value: string, applications: CompanyApplication[]) => {
  const [before] = chosenOf(value)
  return applications.some(({ id, step }) => id === before?.id && step !== before.step)
}

function useColumns(asked: Asked, now: Date): Columns<CompanyApplication> {
  const { steps, stepName } = useSelectionWords()
  const daysOf = ({ step_changed_at }: CompanyApplication) => Math.max(0, Math.floor((now.getTime() - Date.parse(step_changed_at)) / DAY))
  return [
    {
      key: 'candidate',
      header: '候補者',
      cell: ({ id, candidate }) => (
        <Link to={boardPath({ ...asked, open: id })} data-open={id} preventScrollReset>
          <bdi>{candidate.name}</bdi>
        </Link>
      ),
      sort: ({ candidate }) => candidate.name,
    },
    asked.job_id === undefined && {
      key: 'job',
      header: '求人',
      cell: ({ job }) => <bdi>{job?.position_title ?? 'オープンポジション'}</bdi>,
      sort: ({ job }) => job?.position_title ?? null,
    },
    { key: 'step', header: '段階', cell: ({ step }) => stepName(step), sort: ({ step }) => steps.findIndex(({ key }) => key === step) },
    { key: 'days', header: '日数', kind: 'end', cell: (one) => (daysOf(one) === 0 ? '今日' : `${daysOf(one)}日`), sort: daysOf },
    {
      key: 'turn',
      header: '返信',
      cell: (one) => (one.turn ? <AwaitingReplyLabel thread={one} side="company" now={now} /> : null),
      sort: ({ turn_since }) => turn_since,
    },
    { key: 'assigned', header: '担当', cell: ({ assigned }) => assigned && <bdi>{assigned.name}</bdi>, sort: ({ assigned }) => assigned?.name ?? null },
    { key: 'source', header: '経路', cell: ({ source }) => (source === 'scout' ? 'スカウト承諾' : '応募'), sort: ({ source }) => source },
  ]
}
