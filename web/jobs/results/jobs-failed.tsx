import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import './results.css'

/** Replaces a list that failed to load: says so, and offers to try again, with or without scripts. */
export function JobsFailed() {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap failed">
      <h1 className="vh">求人を読み込めませんでした</h1>
      <div className="note alert" role="alert">
        <p>求人を読み込めませんでした。通信を確かめて、もう一度お試しください。</p>
        <Link className="button small" to={pathname + search} reloadDocument>
          <Icon name="reload" />
          もう一度読み込む
        </Link>
      </div>
    </div>
  )
}
