import { OutLink } from '#web/ui/out-link.tsx'
import type { OfficeWay } from './office-way.ts'

/** How one gets to the office, as far as the posting says. */
export const WayToOffice = ({ way: { stations, walk, address, map } }: { way: OfficeWay }) => (
  <section className="section">
    <h2>オフィスまで</h2>
    {stations.length > 0 && (
      <p>
        最寄り駅は<bdi>{stations.join('、')}</bdi>です。{walk === null ? '徒歩の分数は書かれていません。' : `駅から徒歩${walk}分と書かれています。`}
      </p>
    )}
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
