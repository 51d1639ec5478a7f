import type { OperatorAnnouncement } from '#contract/notifications/announcements/operator-announcements.ts'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import { notifiedCountText } from './notified-count-text.ts'

const share = (part: number | null, whole: number | null) => (part === null || !whole ? '' : `${Math.round((part / whole) * 100)}%`)

/** How far an announcement came, and on which days. */
export function AnnouncementFiguresSection({ announcement: { figures, content } }: { announcement: Pick<OperatorAnnouncement, 'figures' | 'content'> }) {
  const { is_narrowed: isNarrowed, addressed, seen, confirmed, days } = figures
  const note = (part: number | null) => (isNarrowed ? '' : share(part, addressed))
  const numbers = [
    { label: '届く人', value: addressed, note: '' },
    { label: '見た人', value: seen, note: note(seen) },
    ...(content.is_require_confirm ? [{ label: '確認した人', value: confirmed, note: note(confirmed) }] : []),
  ]
  const day = (on: string) => `${Number(on.slice(5, 7))}月${Number(on.slice(8))}日`
  const what = content.is_require_confirm ? 'confirmed' : 'seen'
  return (
    <section className="stack" aria-labelledby="figures">
      <h2 id="figures">届いた数</h2>
      <dl className="announcement-numbers">
        {numbers.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {notifiedCountText(value, isNarrowed)} <span className="small muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      {isNarrowed ? (
        <p className="small muted">一部の求職者に届くお知らせなので、個人がわからないように、5人きざみの数だけを表示します。</p>
      ) : (
        <div className="announcement-shown">
          <HorizontalBars
            title={content.is_require_confirm ? '日ごとに確認した人' : '日ごとに見た人'}
            unit="人"
            bars={days.map((one) => ({ label: day(one.on), value: one[what] }))}
            sentence="日本時間の1日ごとの数です。確認を求めなおすと、新しい版について数えなおします。"
          />
        </div>
      )}
    </section>
  )
}
