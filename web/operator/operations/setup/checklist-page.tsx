import { href, Link } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import type { Route } from './+types/checklist-page.ts'
import { Checklist } from './checklist.tsx'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  state: await context.get(apiContext).operators.setup.show(),
  isOpenedNow: url.searchParams.get('done') === 'opened',
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '公開の準備', description: '公開の準備で、まだ済んでいないことです。', path: href('/operator/setup'), noindex: true })

export default function ChecklistPage({ loaderData: { state, isOpenedNow } }: Route.ComponentProps) {
  const { is_preparing, opened_at, opened_by } = state
  return (
    <div className="stack">
      <h1>公開の準備</h1>
      <FormAnswer result={undefined} done={isOpenedNow && 'サイトを公開しました。'} />
      {is_preparing && (
        <p>
          サイトはまだ公開していません。<Link to={href('/setup/open')}>公開の手順へ</Link>
        </p>
      )}
      {opened_at && (
        <p className="small">
          公開：
          <ExactTime at={opened_at} /> <bdi>{opened_by}</bdi>
        </p>
      )}
      <Checklist state={state} />
    </div>
  )
}
