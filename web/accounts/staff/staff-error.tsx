import { useContext } from 'react'
import { href, isRouteErrorResponse, Link, useLocation } from 'react-router'
import { errorTitle } from '#web/platform/shell/errors/error-title.ts'
import { TypedWords } from '#web/platform/shell/errors/typed-words.tsx'
import { RequestId } from '#web/platform/shell/errors/request-id.tsx'
import '#web/platform/shell/errors/error-page.css'

type StaffErrorProps = {
  error: unknown
  home: { to: string; label: string }
  /** The path of the area's lists: the address of a detail page is one segment below. */
  area: string
}

/** Shows an error inside the area of a company or of the operators: a user who mistyped an address stays signed in and at work. */
export function StaffError({ error, home, area }: StaffErrorProps) {
  const { pathname, search } = useLocation()
  const requestId = useContext(RequestId)
  const isMissing = errorTitle(error) === 'Page Not Found'
  const isForbidden = isRouteErrorResponse(error) && error.status === 403
  const isUnsaved = isRouteErrorResponse(error) && (error.data as { typed?: unknown } | null)?.typed !== undefined
  const isOurs = !isMissing && !isForbidden && !isUnsaved
  const told = isRouteErrorResponse(error) ? (error.data as { sentence?: unknown } | null)?.sentence : undefined
  const list = pathname
    .split(href('/'))
    .slice(0, area.split(href('/')).length + 1)
    .join(href('/'))
  return (
    <div className="stack">
      <h1>{isUnsaved ? '保存していません' : isForbidden ? 'このページは開けません' : isMissing ? '見つかりません' : '表示できませんでした'}</h1>
      <p>{typeof told === 'string' ? told : isMissing ? 'このページはありません。アドレスを確認してください。' : '時間をおいてもう一度お試しください。'}</p>
      <TypedWords error={error} />
      <div className="row">
        {isOurs && (
          <a className="button primary" href={pathname + search}>
            もう一度読み込む
          </a>
        )}
        {list !== pathname.replace(/\/$/, '') && (
          <Link className={isOurs ? 'button' : 'button primary'} to={list}>
            一覧へ
          </Link>
        )}
        <Link className="button" to={home.to}>
          {home.label}
        </Link>
      </div>
      {isOurs && (
        <p className="small muted error-number" suppressHydrationWarning>
          {/* As on the site's own error page: React leaves what the server wrote. */}
          {requestId ? `続くときは、この番号を添えてお問い合わせください: ${requestId}` : ''}
        </p>
      )}
    </div>
  )
}
