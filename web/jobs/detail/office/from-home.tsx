import { href, Link } from 'react-router'
import { OutLink } from '#web/ui/out-link.tsx'
import { wayFromHome } from './way-from-home.ts'

/** For a signed-in candidate: the way from their own station, or where they can name it. */
export function FromHome({ home_station, stations, walk }: { home_station: string; stations: readonly string[]; walk: number | null }) {
  if (stations.length === 0) return null
  const way = wayFromHome(home_station, stations)
  if (!way)
    return (
      <p className="small">
        <Link to={`${href('/settings')}#home_station`}>自宅の最寄り駅を登録する</Link>と、そこからの経路をここに表示します。企業には見えません。
      </p>
    )
  return (
    <>
      <p>
        あなたの最寄り駅から：<bdi>{way.from}</bdi> → <bdi>{way.to}</bdi>
        {walk !== null && ` → 徒歩${walk}分`}
      </p>
      <p className="small">
        {way.search === null ? 'あなたの最寄り駅と同じ駅です。' : <OutLink href={way.search}>電車の経路と時間を調べる。2つの駅名だけを渡します</OutLink>}
      </p>
    </>
  )
}
