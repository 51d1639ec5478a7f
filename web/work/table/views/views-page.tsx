import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { SavedView } from '#contract/accounts/views/saved-views.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { saveView } from './save-view.ts'
import { viewsOf } from './views-of.ts'
import './views-page.css'

type Loaded = { list: string; place: { label: string; to: string } | null; views: SavedView[] }

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { pathname, searchParams } = new URL(request.url)
  const list = searchParams.get('list') ?? ''
  const of = viewsOf(context.get(apiContext), pathname, list)
  return { list, place: of.place ?? null, views: of.place ? await of.list() : [] }
}

export const action = (args: ActionFunctionArgs) => {
  const url = new URL(args.request.url)
  return submitForm({ ...args, url }, saveView(url.pathname))
}

export const meta = () => [{ title: '保存したビュー' }, { name: 'robots', content: 'noindex' }]

export const handle = crumbs<Loaded>(({ place }) => ({ ...(place && { above: [place] }), here: '保存したビュー' }))

export default function ViewsPage() {
  const { list, place, views } = useLoaderData<Loaded>()
  const result = useActionData<FormResult>()
  const mine = views.filter(({ is_mine }) => is_mine)
  const shared = views.filter(({ is_mine }) => !is_mine)
  return (
    <div className="saved-views">
      <h1>保存したビュー{place && `（${place.label}）`}</h1>
      <FormAnswer result={result} />
      {result?.saved === false && result.intent === 'create' && <RefusedView list={list} place={place} values={result.values} />}
      {mine.length === 0 && <p>自分のビューはまだありません。一覧の「ビュー」から、表示中の条件・並び順・列を保存できます。</p>}
      <ul>
        {mine.map((view) => (
          <OwnView key={view.id} view={view} list={list} />
        ))}
      </ul>
      {shared.length > 0 && (
        <>
          <h2>共有されているビュー</h2>
          <ul>
            {shared.map((view) => (
              <li key={view.id}>
                <bdi>{view.name}</bdi>
                <span className="small muted">
                  作成：<bdi>{view.owner}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {place && (
        <p>
          <Link to={place.to}>{place.label}の一覧へ</Link>
        </p>
      )}
    </div>
  )
}

/** A view that was refused: what was to be saved, to be sent under another name, and the way back to it. */
function RefusedView({ list, place, values }: Pick<Loaded, 'list' | 'place'> & { values: Record<string, unknown> }) {
  const form = usePageForm<{ name: string }>()
  const query = textOf(values.query)
  return (
    <section className="panel stack" aria-label="保存できなかったビュー">
      <PageForm hidden={{ list, query }}>
        <TextField of={form} name="name" label="ビューの名前" maxLength={50} required />
        <label className="check">
          <input type="checkbox" name="is_shared" value="true" defaultChecked={values.is_shared === 'true'} />
          メンバーと共有
        </label>
        <SubmitButton intent="create" look="primary">
          ビューを保存
        </SubmitButton>
      </PageForm>
      {place && (
        <p>
          <Link to={query ? `${place.to}?${query}` : place.to}>保存せずに一覧へ戻る</Link>
        </p>
      )}
    </section>
  )
}

/** A view of one's own: its name, whether colleagues see it, and the way out. */
const OwnView = ({ view: { id, name, is_shared }, list }: { view: SavedView; list: string }) => (
  <li>
    <PageForm className="row" hidden={{ list, id }} preventScrollReset>
      <input className="input" name="name" defaultValue={name} aria-label={`「${isolated(name)}」の名前`} maxLength={50} required />
      <SubmitButton intent="rename" aria-label={`「${isolated(name)}」の名前を変更`}>
        名前を変更
      </SubmitButton>
    </PageForm>
    <PageForm className="row" hidden={{ list, id, is_shared: String(!is_shared) }} preventScrollReset>
      {is_shared && <span className="label">共有中</span>}
      <SubmitButton intent="share" aria-label={is_shared ? `「${isolated(name)}」の共有を解除` : `「${isolated(name)}」を共有`}>
        {is_shared ? '共有を解除' : '共有'}
      </SubmitButton>
    </PageForm>
    <details>
      <summary aria-label={`「${isolated(name)}」を削除`}>削除</summary>
      <PageForm className="row" hidden={{ list, id }} preventScrollReset>
        <span className="small">{is_shared ? '共有先のメンバーにも表示されなくなります。' : ''}削除すると元に戻せません。</span>
        <SubmitButton intent="remove" look="danger" aria-label={`「${isolated(name)}」を削除する`}>
          削除する
        </SubmitButton>
      </PageForm>
    </details>
  </li>
)
