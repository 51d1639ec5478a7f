import { Form, Link, useActionData, useNavigation } from 'react-router'
import type { OperatorBanner } from '#contract/notifications/banners/operator-banners.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { Seed } from '#web/ui/seed.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { moved } from '#web/operator/moved.ts'
import { StateLabel } from '../announcements/state-label.tsx'
import { Sure } from '#web/operator/sure.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/banners-page.ts'
import '#web/ui/table.css'
import './banners.css'

const PATH = '/operator/banners'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { banners } = await context.get(apiContext).operators.banners.list()
  return { banners, isSaved: url.searchParams.get('done') === 'saved' }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { banners } }, values, intent) => {
    const id = Number(textOf(values.id))
    if (intent === 'up' || intent === 'down') {
      const was = textOf(values.was).split(',').map(Number)
      await banners.order({ was, ids: moved(was, id, intent) })
      return '順を変えました。'
    }
    await banners.remove({ id })
    return 'バナーを消しました。'
  })

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: 'バナー', description: 'ホームに出すバナー。', path: PATH, noindex: true })

export default function BannersPage({ loaderData: { banners, isSaved } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const mayPublish = acts.includes('publish_notices')
  const was = banners.map(({ id }) => id).join(',')
  const tools = ({ id, alt }: OperatorBanner, at: number) => (
    <div className="row banner-tools">
      <Form method="post" className="row banner-order" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="was" value={was} />
        <button type="submit" name="intent" value="up" className="button small" disabled={at === 0} aria-label={`${isolated(alt)}を上へ`}>
          ↑
        </button>
        <button type="submit" name="intent" value="down" className="button small" disabled={at === banners.length - 1} aria-label={`${isolated(alt)}を下へ`}>
          ↓
        </button>
      </Form>
      <Sure label="消す" of={alt} note="どのホームからも、すぐに消えます。">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value="delete" className="button small danger" aria-disabled={isBusy}>
            このバナーを消す<span className="vh">：{alt}</span>
          </button>
        </Form>
      </Sure>
    </div>
  )
  return (
    <div className="stack">
      <div className="row between">
        <h1>バナー</h1>
        {mayPublish && (
          <Link className="button primary" to={`${PATH}/edit`}>
            バナーを加える
          </Link>
        )}
      </div>
      <p className="prose small">ログインした求職者のホームに、この順で並びます。変えると、開いているホームもすぐに変わります。</p>
      {isSaved && !result && (
        <div className="note green">
          <output>保存しました。</output>
        </div>
      )}
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {banners.length === 0 ? (
        <div className="blank">
          <Seed />
          <p>バナーは、まだありません。</p>
        </div>
      ) : (
        <table className="table stacked banners">
          <thead>
            <tr>
              <th scope="col">画像</th>
              <th scope="col">説明とリンク先</th>
              <th scope="col">状態</th>
              <th scope="col">期間</th>
              {mayPublish && <th scope="col">順と操作</th>}
            </tr>
          </thead>
          <tbody>
            {banners.map((banner, at) => (
              <tr key={banner.id}>
                <td data-label="画像">
                  <img className="banner-small" src={banner.image} alt={banner.alt} width={240} height={60} />
                </td>
                <th scope="row" data-label="説明">
                  <span>
                    {mayPublish ? <Link to={`${PATH}/edit?id=${banner.id}`}>{banner.alt}</Link> : banner.alt}
                    <span className="small muted banner-link">
                      {banner.link}
                      {banner.blank && '（新しいタブ）'}
                    </span>
                  </span>
                </th>
                <td data-label="状態">
                  <StateLabel state={banner.state} />
                </td>
                <td data-label="期間">
                  <span className="nw">
                    <ExactTime at={banner.display_start_at} /> 〜 {banner.display_end_at && <ExactTime at={banner.display_end_at} />}
                  </span>
                </td>
                {mayPublish && <td data-label="順と操作">{tools(banner, at)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
