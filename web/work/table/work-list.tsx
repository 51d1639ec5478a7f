import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SavedView } from '#contract/accounts/views/saved-views.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import type { ListFilter } from '#web/ui/list/list-filter.ts'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import type { Choosing } from './choice/bulk-act.ts'
import { ChoiceBar } from './choice/choice-bar.tsx'
import { ConfirmBar } from './choice/confirm-bar.tsx'
import { ManyDone } from './choice/many-done.tsx'
import { useRowsKey } from './choice/use-rows-key.ts'
import { PageBox, RowBox } from './choice/row-box.tsx'
import { ColumnsMenu } from './columns/columns-menu.tsx'
import { FilterChips } from './tools/filter-chips.tsx'
import { ViewsMenu } from './views/views-menu.tsx'
import { columnsOf, shownColumns, type WorkColumns } from './work-columns.ts'
import type { WithId } from './work-source.ts'
import { WorkTable } from './work-table.tsx'
import './work-list.css'

/** What `loadList` gave the page. */
type Loaded<Row> = {
  list: string
  views: SavedView[]
  chosenColumns: string[] | null
  rows: readonly Row[]
  total: number
  page: number
  per_page: number
}

type Props<Row extends WithId> = {
  loaded: Loaded<Row>
  title: string
  /** What begins here, beside the title. */
  act?: ReactNode
  /** What a form of this page was answered, and what has to be known before the rows. */
  answer?: ReactNode
  /** The parts of the list beside each other. */
  tabs?: ReactNode
  filters?: ListFilter[]
  columns: WorkColumns<Row>
  choosing?: Choosing<Row> | false
  /** What stands below a row while it is unfolded. */
  below?: (row: Row) => ReactNode
  /** Where the file of the list comes from. */
  file?: string | false
  unit?: string
  /** What is listed, for the sentence that none fits the conditions. */
  of: string
  /** What belongs here and how it comes, while there is nothing. */
  empty: ReactNode
}

const FORM = 'list-choice'

/** A page that is a list of work: its title and parts, its conditions and tools, its rows, and what can be done with the chosen ones. */
export function WorkList<Row extends WithId>(props: Props<Row>) {
  const { loaded, title: heading, act, answer, tabs, filters = [], columns, choosing, below, file, unit = '件', of, empty } = props
  const { list, views, chosenColumns, rows, total } = loaded
  const address = useListAddress()
  const { isNarrowed, cleared, page, valueOf } = address
  const result = useFormResult()
  const rowsKey = useRowsKey(result)
  const shown = shownColumns(columns, chosenColumns)
  const acts = choosing ? choosing.acts.filter(({ can }) => rows.some(can)) : []
  // A refused act still waits, with what was entered for it.
  const refused = result?.saved === false && acts.some(({ intent }) => intent === result.intent) ? result : undefined
  const asked = acts.find(({ intent }) => intent === (refused ? refused.intent : valueOf('bulk')))
  const chosenIds = refused ? [refused.values.chosen ?? []].flat().map(String) : address.chosenIds
  const chosen = rows.filter((row) => chosenIds.includes(String(row.id)))
  const isAsking = asked !== undefined && chosen.length > 0
  const tick = choosing &&
    acts.length > 0 && {
      all: <PageBox key={rowsKey} form={FORM} count={rows.length} isDisabled={isAsking} />,
      row: (row: Row) => (
        <RowBox form={FORM} id={String(row.id)} label={choosing.label(row)} isChosen={chosenIds.includes(String(row.id))} isDisabled={isAsking} />
      ),
    }
  return (
    <div className="work-list">
      <div className="work-list-head">
        <h1>
          {heading} <span className="num">{total.toLocaleString('ja-JP')}</span>
          <span className="unit">{unit}</span>
        </h1>
        {tabs}
        {act && <div className="work-list-act">{act}</div>}
      </div>
      {answer}
      <div className="work-list-tools">
        <FilterChips filters={filters} />
        <div className="work-list-end">
          <ViewsMenu list={list} views={views} columns={chosenColumns} />
          <ColumnsMenu list={list} columns={columnsOf(columns)} shown={shown} />
          {file && total > 0 && (
            <a className="button" href={fileAddress(file, page(1), shown)} download>
              <WorkIcon name="download" />
              CSV
            </a>
          )}
        </div>
      </div>
      {rows.length > 0 ? (
        <WorkTable caption={heading} columns={shown} rows={rows} id={({ id }) => id} tick={tick || undefined} below={below} rowsKey={rowsKey} />
      ) : (
        <EmptyState
          isInBox
          way={
            isNarrowed && (
              <Link className="button" to={cleared}>
                条件をクリア
              </Link>
            )
          }
        >
          {isNarrowed ? `条件に合う${of}はありません。` : empty}
        </EmptyState>
      )}
      <Pager page={loaded.page} pages={Math.ceil(total / loaded.per_page)} to={page} />
      {isAsking ? <ConfirmBar act={asked} rows={chosen} id={(row) => String(row.id)} problem={refused?.refusal.issues.ids} /> : <ManyDone />}
      {choosing && acts.length > 0 && !isAsking && <ChoiceBar key={`${rowsKey} ${chosenIds.join()}`} form={FORM} acts={acts} />}
    </div>
  )
}

/** The file holds what the list shows: its conditions, its order, its columns. */
function fileAddress(file: string, address: string, shown: { key: string }[]) {
  const params = new URLSearchParams(address.split('?')[1])
  params.set('columns', shown.map(({ key }) => key).join('.'))
  return `${file}?${params}`
}
