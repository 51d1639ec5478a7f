import { Link } from 'react-router'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { besides, type Queue } from './queue.ts'
import './queue.css'

/** Which of how many is open, and the ways to the one before and the one after it. */
export function QueuePlace({ queue, list }: { queue: Queue; list: string }) {
  const { before, after } = besides(queue)
  return (
    <nav className="queue-place" aria-label="審査の順番">
      <span className="num">
        {queue.at + 1} / {queue.total}
      </span>
      {before && (
        <Link className="button small icon bare" to={before.to} aria-label="前の審査" data-key="arrowleft" preventScrollReset>
          <Icon name="back" />
        </Link>
      )}
      {after && (
        <Link className="button small bare" to={after.to} data-key="arrowright" preventScrollReset>
          あとで見る
          <KeyHint of="arrowright" />
        </Link>
      )}
      <Link className="small" to={list}>
        一覧
      </Link>
    </nav>
  )
}
