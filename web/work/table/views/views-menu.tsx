import { Form, Link } from 'react-router'
import { MembershipField } from '#web/platform/forms/page-form/membership-field.tsx'
import type { SavedView } from '#contract/accounts/views/saved-views.ts'
import { savedQuery } from '#contract/accounts/views/view-lists.ts'
import { WorkMenu } from '../tools/work-menu.tsx'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { isInForce } from './is-in-force.ts'
import { COMPANY_VIEWS, OPERATOR_VIEWS } from './view-places.ts'

type Props = {
  list: string
  views: SavedView[]
  /** The columns that are shown, where they are not the usual ones: a view keeps them. */
  columns: string[] | null
}

/** ビュー: the saved conditions, order and columns of this list, and what shows now under a name. */
export function ViewsMenu({ list, views, columns }: Props) {
  const { path, query } = useListAddress()
  const params = new URLSearchParams(query)
  if (columns && !params.has('columns')) params.set('columns', columns.join('.'))
  const saved = savedQuery(list, params.toString())
  const manage = path.startsWith('/operator') ? OPERATOR_VIEWS : COMPANY_VIEWS
  const current = views.find((view) => isInForce(view.query, query, columns))
  return (
    <WorkMenu label={current ? `ビュー：${current.name}` : 'ビュー'} icon="layers">
      {views.length > 0 && (
        <>
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <Link to={view.query ? `${path}?${view.query}` : path} aria-current={view === current ? 'true' : undefined}>
                  <span>
                    <bdi>{view.name}</bdi>
                    {view.is_shared && (
                      <small>
                        共有
                        {!view.is_mine && (
                          <>
                            ・<bdi>{view.owner}</bdi>
                          </>
                        )}
                      </small>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <Link to={`${manage}?list=${list}`}>名前の変更・共有・削除</Link>
          <hr />
        </>
      )}
      <Form method="post" action={`${manage}?list=${list}`} key={params.toString()}>
        <MembershipField />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={saved.query} />
        <h3>表示中の条件・並び順・列を保存</h3>
        {saved.leavesOut && <p className="small">検索した語は保存されません。</p>}
        <input className="input" name="name" aria-label="ビューの名前" placeholder="ビューの名前" maxLength={50} required />
        <label className="check">
          <input type="checkbox" name="is_shared" value="true" />
          {path.startsWith('/operator') ? '運営のメンバーと共有' : '社内のメンバーと共有'}
        </label>
        <button type="submit" name="intent" value="create" className="button">
          ビューを保存
        </button>
      </Form>
    </WorkMenu>
  )
}
