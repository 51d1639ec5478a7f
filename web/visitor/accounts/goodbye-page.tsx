import { href, Link } from 'react-router'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/goodbye-page.ts'
import './sign-in-page.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '退会の手続きが終わりました', description: '退会の手続きが終わりました。', path: href('/goodbye'), noindex: true })

/** A candidate who deleted their account is a visitor again. */
export default function GoodbyePage() {
  return (
    <div className="wrap sign-in stack">
      <h1>退会の手続きが終わりました</h1>
      <p className="prose">ご利用ありがとうございました。登録されていた内容は消えています。</p>
      <p>
        <Link className="button" to={href('/')}>
          ホームへ
        </Link>
      </p>
    </div>
  )
}
