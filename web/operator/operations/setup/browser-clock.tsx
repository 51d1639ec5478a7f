import { useEffect, useState } from 'react'
import { CheckRow } from './check-list.tsx'

/** A code of an app is good for half a minute. */
const LARGEST_GAP = 30

/** The clock of this browser beside the server's, which only a script can compare. */
export function BrowserClock({ at }: { at: string }) {
  const [gap, setGap] = useState<number>()
  useEffect(() => setGap(Math.round((Date.now() - Date.parse(at)) / 1_000)), [at])
  const name = 'このブラウザーとの時計の差'
  if (gap === undefined)
    return (
      <CheckRow name={name} state="unknown">
        JavaScript がないため、比べられません。サーバーの時刻は {new Date(at).toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' })} です。
      </CheckRow>
    )
  const isFar = Math.abs(gap) > LARGEST_GAP
  return (
    <CheckRow name={name} state={isFar ? 'warning' : 'ok'}>
      約{Math.abs(gap)}秒です。
      {isFar && <span className="block">どちらかの時計が狂っています。狂っている側で、時刻の自動設定を有効にしてください。</span>}
    </CheckRow>
  )
}
