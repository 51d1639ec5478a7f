import type { Export } from '#contract/operations/exports/exports.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { Meter } from '#web/ui/meter.tsx'

const sizeText = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
const stateText = { waiting: 'まもなく始まります', running: 'まとめています', done: '受け取れます', failed: 'まとめられませんでした。もう一度始めてください。' }

/** One archive: how far it is, or where to get it and until when. */
export function Archive({ state, parts, parts_done, byte_size, created_at, expires_at, href }: Export & { href: string }) {
  const began = new Date(created_at)
  return (
    <li>
      <div>
        <p>{dateText(created_at, began)}に始めたもの</p>
        <p className="small muted">
          {stateText[state]}
          {state === 'running' && `（${parts}のうち${parts_done}）`}
          {state === 'done' && expires_at && `（${dateText(expires_at, began)}まで）`}
        </p>
        {state === 'running' && <Meter percent={parts ? (100 * parts_done) / parts : 0} />}
      </div>
      {state === 'done' && (
        <a className="button small" href={href} download>
          受け取る{byte_size !== null && <span className="small">（{sizeText(byte_size)}）</span>}
        </a>
      )}
    </li>
  )
}
