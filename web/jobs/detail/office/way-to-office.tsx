import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { OutLink } from '#web/ui/out-link.tsx'
import { FromHome } from './from-home.tsx'
import type { OfficeWay } from './office-way.ts'

/** How one gets to the office, as far as the posting says. */
export function WayToOffice({ way: { stations, walk, address, map } }: { way: OfficeWay }) {
  const account = useAccount()
  return (
    <section className="section stack">
      <h2>オフィスまで</h2>
      {stations.length > 0 && (
        <p>
          最寄り駅は<bdi>{stations.join('、')}</bdi>です。{walk === null ? '徒歩の分数は書かれていません。' : `駅から徒歩${walk}分と書かれています。`}
        </p>
      )}
      {account && <FromHome home_station={account.home_station} stations={stations} walk={walk} />}
      {address && (
        <p className="small">
          <bdi>{address}</bdi>
        </p>
      )}
      {map && (
        <p className="small">
          <OutLink href={map}>地図で見る（外部サイト）</OutLink>
        </p>
      )}
      <p className="small muted">電車での所要時間は、このサイトでは計算していません。</p>
    </section>
  )
}
