import { Form, Link } from 'react-router'
import { NoticeSearch } from '#contract/notifications/announcements/operator-notices.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/notices-page.ts'
import { noticeWords } from './notice-words.ts'
import { StateLabel } from './state-label.tsx'
import '#web/ui/table.css'
import './notices.css'

const PATH = '/operator/notices'

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readSearch(NoticeSearch, url.searchParams)
  const found = await context.get(apiContext).operators.notifications.list(search)
  const base = new URLSearchParams([...url.searchParams].filter(([name, value]) => name !== 'page' && value)).toString()
  return { ...found, search, base, isDeleted: url.searchParams.get('done') === 'deleted' }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'お知らせ', description: '運営から出すお知らせ。', path: PATH, noindex: true })

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

export default function OperatorNoticesPage({ loaderData: { notices, total, page, per_page, search, base, isDeleted } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  return (
    <div className="stack">
      <div className="row between">
        <h1>お知らせ</h1>
        {acts.includes('publish_notices') && (
          <Link className="button primary" to={`${PATH}/edit`}>
            お知らせを書く
          </Link>
        )}
      </div>
      {isDeleted && (
        <div className="note green">
          <output>下書きを消しました。</output>
        </div>
      )}
      <Form method="get" className="operator-filters" key={base}>
        <Field label="状態">
          <select className="input" name="state" defaultValue={search.state ?? ''}>
            <option value="">すべて</option>
            {options(noticeWords.states)}
          </select>
        </Field>
        <Field label="宛先">
          <select className="input" name="audience" defaultValue={search.audience ?? ''}>
            <option value="">すべて</option>
            {options(noticeWords.audiences)}
          </select>
        </Field>
        <button type="submit" className="button">
          しぼる
        </button>
      </Form>
      {total === 0 ? (
        <div className="blank">
          <Seed />
          <p>{base ? '当てはまるお知らせはありません。' : 'お知らせは、まだありません。'}</p>
        </div>
      ) : (
        <div className="scroll">
          <table className="table stacked">
            <thead>
              <tr>
                <th scope="col">状態</th>
                <th scope="col">題名</th>
                <th scope="col">宛先</th>
                <th scope="col">期間</th>
                <th scope="col" className="r">
                  見た人
                </th>
                <th scope="col" className="r">
                  確認した人
                </th>
              </tr>
            </thead>
            <tbody>
              {notices.map(({ id, state, title, audience, is_narrowed, display_start_at, display_end_at, is_require_confirm, seen, confirmed }) => (
                <tr key={id}>
                  <td data-label="状態">
                    <StateLabel state={state} />
                  </td>
                  <th scope="row" data-label="題名">
                    <Link dir="auto" to={`${PATH}/detail?id=${id}`}>
                      {title}
                    </Link>
                  </th>
                  <td data-label="宛先">
                    <span>
                      {noticeWords.audiences[audience]}
                      {is_narrowed && <span className="small muted">（一部）</span>}
                    </span>
                  </td>
                  <td data-label="期間">
                    <span>
                      <ExactTime at={display_start_at} /> 〜 {display_end_at && <ExactTime at={display_end_at} />}
                    </span>
                  </td>
                  <td className="r num" data-label="見た人">
                    {seen?.toLocaleString('ja-JP') ?? '5未満'}
                  </td>
                  <td className="r num" data-label="確認した人">
                    {is_require_confirm ? (confirmed?.toLocaleString('ja-JP') ?? '5未満') : '—'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} pages={Math.ceil(total / per_page)} to={(number) => pagePath(base ? `${PATH}?${base}` : PATH, number)} />
    </div>
  )
}
