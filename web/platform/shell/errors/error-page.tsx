import { useContext } from 'react'
import { href, isRouteErrorResponse, Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { errorTitle } from './error-title.ts'
import { RequestId } from './request-id.tsx'
import './error-page.css'

/** Says what happened and shows ways out; the cause stays in the log, under the number shown here. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const requestId = useContext(RequestId)
  const title = errorTitle(error)
  const isMissing = title === 'Page Not Found'
  // A page may know better what is missing: `data({ sentence: 'この求人は…' }, { status: 404 })`.
  const told = isRouteErrorResponse(error) ? (error.data as { sentence?: unknown } | null)?.sentence : undefined

  return (
    <div className="wrap error-page">
      <div className="blank">
        {isMissing && (
          <svg className="sproutlet" viewBox="0 0 56 44" aria-hidden="true">
            <ellipse cx="28" cy="36" rx="9" ry="6" />
          </svg>
        )}
        <h1>{isMissing ? 'ページが見つかりません' : 'エラーが起きました'}</h1>
        <p className="error-said phrase">
          {typeof told === 'string'
            ? told
            : isMissing
              ? 'お探しのページは、移動したか、なくなったようです。'
              : 'ページを表示できませんでした。時間をおいて、もう一度お試しください。'}
        </p>
        {isMissing && (
          <p className="small muted error-path" lang="en">
            {`Page Not Found: ${pathname}`}
          </p>
        )}
        <div className="row">
          {!isMissing && (
            <a className="button primary" href={pathname + search}>
              <Icon name="reload" />
              もう一度読み込む
            </a>
          )}
          <Link className={isMissing ? 'button primary' : 'button'} to={href('/job_offer/search')}>
            <Icon name="search" />
            求人をさがす
          </Link>
          <Link className="button" to={href('/')}>
            ホームへ
          </Link>
        </div>
        {!isMissing && (
          <p className="small muted error-number" suppressHydrationWarning>
            {/* React keeps a text that differs from the server's, but a missing element would make it rebuild the page in the browser. */}
            {requestId ? `続くときは、この番号をお知らせください: ${requestId}` : ''}
          </p>
        )}
      </div>
    </div>
  )
}
