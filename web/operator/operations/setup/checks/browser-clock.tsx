import { useState, useSyncExternalStore } from 'react'
import { CheckRow } from './check-list.tsx'

/** A code of an app is good for half a minute. */
const LARGEST_GAP = 30
const label = 'このブラウザーとの時計の差'
const never = () => () => {}

/** The clock of this browser beside the server's, which only a script can compare. */
export function BrowserClock({ at }: { at: string }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (isBrowser) return <Gap key={at} at={at} />
  return (
    <CheckRow label={label} state="unknown">
      JavaScript がないため、比べられません。サーバーの時刻は {new Date(at).toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })} です。
    </CheckRow>
  )
}

function Gap({ at }: { at: string }) {
  const [gap] = useState(() => Math.round(Math.abs(Date.now() - Date.parse(at)) / 1_000))
  const isFar = gap > LARGEST_GAP
  return (
    <CheckRow label={label} state={isFar ? 'warning' : 'ok'}>
      約{gap}秒です。
      {isFar && <span className="block">どちらかの時計が狂っています。狂っている側で、時刻の自動設定を有効にしてください。</span>}
    </CheckRow>
  )
}
