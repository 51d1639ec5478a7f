import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { byteText } from '../system/byte-text.ts'

type Run = NonNullable<Awaited<ReturnType<Api['operators']['backups']['list']>>['run']>

const EVERY = 2_000
const states = { waiting: '順番を待っています', running: '作っています', done: '終わりました', failed: '作れませんでした' }

/** The backup that somebody asked for last: how far it is, and what became of it. */
export function BackupRun({ run }: { run: Run }) {
  const { state, requested_at, requested_by_name, done_bytes, total_bytes, failure } = run
  const { revalidate } = useRevalidator()
  // Not while a form is under way: its answer brings the page up to date.
  const { state: moving } = useNavigation()
  const isFollowed = (state === 'waiting' || state === 'running') && moving === 'idle'
  useEffect(() => {
    if (!isFollowed) return
    const timer = setInterval(() => void revalidate(), EVERY)
    return () => clearInterval(timer)
  }, [isFollowed, revalidate])
  return (
    <div className={`note ${state === 'failed' ? 'alert' : 'green'}`} aria-live="polite">
      <p>
        {states[state]}（<bdi>{requested_by_name}</bdi>さんが <ExactTime at={requested_at} /> に頼んだもの）{failure && `: ${failure}`}
      </p>
      {state === 'running' && (
        <p>
          <progress value={Math.min(done_bytes, total_bytes)} max={Math.max(total_bytes, 1)} aria-label="できた分" />{' '}
          <span className="num">
            {byteText(done_bytes)} / およそ {byteText(total_bytes)}
          </span>
        </p>
      )}
    </div>
  )
}
