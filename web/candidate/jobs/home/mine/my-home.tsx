import { href, Link } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { ViewedEntry } from '#web/candidate/candidates/following/viewed-entry.tsx'
import { CompletenessStep } from '#web/candidate/candidates/profile/frame/completeness-step.tsx'
import { Banners } from '#web/candidate/notifications/banners/banners.tsx'
import { useUnreadCount } from '#web/notifications/announcements/use-unread-count.ts'
import { Icon } from '#web/ui/icon.tsx'
import { HomeCards } from '../home-cards.tsx'
import { HomeSearch } from '../home-search.tsx'
import type { LoadedMine } from './load-mine.ts'
import { AwaitingList, greetingOf } from '#web/candidate/hiring/awaiting/awaiting-list.tsx'
import { arrivalsOf } from './arrivals-of.ts'
import '#web/candidate/candidates/following/following.css'

/** The home page of a signed-in candidate: first what is new, then what fits, then possible next steps. */
export default function MyHome({ account, mine }: { account: Account; mine: LoadedMine }) {
  const { completeness, saved, hasWishes } = mine
  return (
    <div className="home mine">
      <div className="wrap mine-top">
        <div>
          <Arrivals account={account} mine={mine} />
          <section className="mine-search" aria-label="求人をさがす">
            <HomeSearch prefectures={mine.prefectures} />
            {saved.length > 0 && (
              <p className="mine-saved">
                <span>保存した検索</span>
                {saved.map(({ id, name, to }) => (
                  <Link key={id} to={to}>
                    <bdi>{name}</bdi>
                  </Link>
                ))}
              </p>
            )}
          </section>
        </div>
        {completeness.next && <CompletenessStep completeness={completeness} />}
      </div>
      {hasWishes ? (
        <HomeCards title="おすすめの求人" more="おすすめ順にすべて見る" to={href('/job_offer/search')} cards={mine.recommended} actions>
          <p className="small muted mine-note">
            <Link to={href('/profile/wishes')}>希望条件</Link>に合う順です。どれを重く見るかは、
            <Link to={href('/profile/matching')}>おすすめの優先度</Link>
            で変えられます。
          </p>
        </HomeCards>
      ) : (
        <HomeCards title="確認したての求人" more="すべての求人をさがす" to={href('/job_offer/search')} cards={mine.recommended} actions>
          <p className="small muted mine-note">
            <Link to={href('/profile/wishes')}>希望条件</Link>を入れると、合う順に並び、合う理由が求人ごとに出ます。
          </p>
        </HomeCards>
      )}
      {!mine.isIntuitionDone && (
        <section className="section wrap" aria-labelledby="intuition">
          <div className="panel mine-intuition">
            <div>
              <h2 id="intuition">直感でお気に入り</h2>
              <p className="small muted">求人を1件ずつ見て、気になるかどうかだけを選びます。一度に10件までです。</p>
            </div>
            <Link className="button" to={href('/job_offer/intuition')}>
              はじめる
            </Link>
          </div>
        </section>
      )}
      <Viewed viewed={mine.viewed} />
      <HomeCards title="新着の求人" more="新しい順にすべて見る" to={`${href('/job_offer/search')}?sort=2`} cards={mine.newest} />
      <div className="section wrap mine-banners">
        <Banners />
      </div>
    </div>
  )
}

/** Greets by what needs an answer, and lists what is new line by line. */
function Arrivals({ account, mine }: { account: Account; mine: LoadedMine }) {
  const arrivals = arrivalsOf({ ...account, unread_notification_count: useUnreadCount(account) ?? 0 }, mine)
  return (
    <section className="arrivals" aria-labelledby="arrivals">
      <h1 id="arrivals" className="phrase">
        {greetingOf(account.username, mine.awaiting.total)}
      </h1>
      <AwaitingList awaiting={mine.awaiting} />
      {arrivals.length > 0 ? (
        <ul>
          {arrivals.map(({ to, icon, label, detail, count, isNew }) => (
            <li key={to + label + detail}>
              <Link to={to}>
                <Icon name={icon} />
                <span className="what">
                  <b>{label}</b>
                  {detail && <span className="which">{detail}</span>}
                </span>
                <span className={isNew ? 'much new' : 'much'}>{count}</span>
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">企業からの連絡や、保存した検索に合う新しい求人が届くと、ここに並びます。</p>
      )}
    </section>
  )
}

/** The jobs that the candidate viewed last. */
function Viewed({ viewed }: Pick<LoadedMine, 'viewed'>) {
  if (viewed.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="viewed">
      <div className="head">
        <h2 id="viewed">閲覧履歴</h2>
        <Link className="small" to={href('/job_offer/view_history')}>
          閲覧履歴をすべて見る
        </Link>
      </div>
      <ul className="entries mine-viewed">
        {viewed.map(({ day, ...one }) => (
          <ViewedEntry key={one.id} viewed={one} time={day} />
        ))}
      </ul>
    </section>
  )
}
