import { data, href } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { Route } from './+types/thread-page.ts'
import './reports.css'

export async function loader(args: Route.LoaderArgs) {
  const id = args.url.searchParams.get('id') ?? ''
  await requireReauthenticationPage(args)
  try {
    return { id, thread: await args.context.get(apiContext).operators.reports.thread({ id }), sentence: '' }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.code !== 'THREAD_NOT_OPENED' && refusal?.code !== 'ROLE_FORBIDDEN') throw error
    return data({ id, thread: null, sentence: refusal.sentence }, { status: 403 })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'やりとりの確認', description: '承認されたやりとりを読みます。', path: href('/operator/reports/thread'), noindex: true })

const sides = { candidate: '求職者', company: '企業', system: 'システム' }

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ id }) => ({
  above: [{ to: `${href('/operator/reports/detail')}?id=${id}`, label: '通報' }],
  here: 'やりとりの確認',
}))

export default function ThreadPage({ loaderData: { thread, sentence } }: Route.ComponentProps) {
  return (
    <div className="stack">
      <h1>やりとりの確認</h1>
      {thread === null && <p className="note alert">{sentence}</p>}
      {thread && (
        <>
          <p className="prose">
            番号 <span className="num">{thread.number}</span> の通報のため、
            <ExactTime at={thread.opens_until} /> まで読めます。開いたことは操作の記録に残り、求職者と<bdi>{thread.company_name}</bdi>
            の両方に伝わっています。添付されたファイルは含みません。
          </p>
          <ol className="plain">
            {thread.messages.map(({ number, by, name, message, created_at }) => (
              <li key={number} className="opened-message">
                <p className="small muted">
                  {sides[by]} <bdi>{name}</bdi> <ExactTime at={created_at} />
                </p>
                <p className="said">{message || '（消されました）'}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
