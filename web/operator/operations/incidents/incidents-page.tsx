import { href, Link, redirect, useActionData } from 'react-router'
import { z } from 'zod'
import type { Api } from '#contract/index.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { inJapan } from '../maintenance/in-japan.ts'
import { mustMay } from '#web/operator/must-may.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import type { Route } from './+types/incidents-page.ts'
import { factsOf } from './facts-of.ts'
import { FoundPeople } from './found-people.tsx'
import { WindowForm } from './window-form.tsx'
import { windowOf } from './window-of.ts'
import '#web/ui/styles/label.css'
import '#web/operator/platform/queues/queues.css'
import './leaks.css'

const PATH = href('/operator/leaks')
type Listed = Awaited<ReturnType<Api['operators']['incidents']['list']>>['incidents'][number]
const PageNumber = z.coerce.number().int().min(1).catch(1)

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'drill_leaks')
  await requireReauthenticationPage(args)
  const { leak_drills, incidents } = args.context.get(apiContext).operators
  const { searchParams: params } = args.url
  const { window, issues } = windowOf(params)
  const [known, records, found] = await Promise.all([
    leak_drills.routes(),
    incidents.list(),
    window && leak_drills.look({ ...window, page: PageNumber.parse(params.get('page') ?? 1), per_page: 50 }),
  ])
  const base = new URLSearchParams([...params].filter(([name]) => name !== 'page')).toString()
  return { ...known, ...records, found, window, issues, base, asked: Object.fromEntries(params), now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { incidents } }, values) => {
    const { window } = windowOf(args.url.searchParams)
    if (!window) return '経路と時間を選んでから、記録を作ってください。'
    const known_at = inJapan(values.known_at)
    const { id } = await incidents.open({ ...window, ...factsOf(values), known_at, title: textOf(values.title), is_drill: values.is_drill !== 'no' })
    return redirect(`${href('/operator/leaks/detail')}?id=${id}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '漏えい影響調査', description: '経路と時間から、影響のある人を調べます。', path: PATH, noindex: true })

const columnsAt = (now: string): Columns<Listed> => [
  {
    key: 'title',
    header: '題名',
    cell: ({ id, title, is_drill, closed_at }) => (
      <>
        <Link to={`${PATH}/detail?id=${id}`}>
          <bdi>{title}</bdi>
        </Link>{' '}
        {is_drill && <span className="label">訓練</span>} {closed_at && <span className="label">終わり</span>}
      </>
    ),
  },
  { key: 'known', header: '知った時刻', cell: ({ known_at }) => <ExactTime at={known_at} />, sort: ({ known_at }) => known_at },
  { key: 'affected', header: '影響のある人', kind: 'end', cell: ({ affected }) => `${affected.toLocaleString('ja-JP')}人`, sort: ({ affected }) => affected },
  {
    key: 'preliminary',
    header: '速報の期限',
    cell: (one) => dueOf(one.preliminary_sent_at, one.must_report ? one.preliminary_due : null, now),
  },
  { key: 'final', header: '確報の期限', cell: (one) => dueOf(one.final_sent_at, one.must_report ? one.final_due : null, now) },
]

export default function IncidentsPage({ loaderData: { routes, kept_days, incidents, found, window, issues, base, asked, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="stack">
      <h1>漏えい影響調査</h1>
      <p className="prose small">
        経路と時間を選ぶと、そのあいだにデータを示された求職者が分かります。{kept_days}
        日前まで調べられます。だれが何を調べたかは、操作の記録に残ります。退会した人は含みません。
      </p>
      <FormAnswer result={result} />
      <WindowForm key={base} routes={routes} asked={asked} issues={issues} now={now} />
      {found && window && <FoundPeople found={found} window={window} path={`${PATH}?${base}`} now={now} />}
      <section className="stack" aria-labelledby="records">
        <h2 id="records">記録</h2>
        {incidents.length === 0 ? (
          <p className="muted">漏えいや訓練の記録は、まだありません。</p>
        ) : (
          <DataTable caption="漏えいと訓練の記録" columns={columnsAt(now)} rows={incidents} id={({ id }) => id} />
        )}
      </section>
    </div>
  )
}

/** Until when a report is due, or that it was made; what is late says so. Nothing where none is owed. */
function dueOf(sent_at: string | null, due: string | null, now: string) {
  if (sent_at) return '出しました'
  return (
    due && (
      <>
        <ExactTime at={due} /> {Date.parse(due) < Date.parse(now) && <span className="label warn">過ぎています</span>}
      </>
    )
  )
}
