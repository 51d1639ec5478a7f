import { Link } from 'react-router'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import { HomeCards } from '../home-cards.tsx'
import { HomeSearch } from '../home-search.tsx'
import { HomeIndex } from './home-index.tsx'
import { HomeLedger } from './home-ledger.tsx'
import { HomeSprout } from './home-sprout.tsx'
import { HomeVows } from './home-vows.tsx'
import type { LoadedLanding } from './load-landing.ts'

/** The home page of whoever is not signed in: what the service is, and real jobs. */
export function Landing({ loaded, linkedData }: { loaded: LoadedLanding; linkedData: string }) {
  const { quick, prefectures, confirmed, newest, fields, categories } = loaded
  return (
    <div className="home">
      <StructuredData json={linkedData} />
      <section className="hero">
        <div className="wrap">
          <h1>
            返事のある会社を、
            <br />
            さがす。
          </h1>
          <p className="sub">
            年収、求人を確かめた日、応募への返事。
            <br />
            Mebaeは、スタートアップの求人に、<span className="nw">この3つ</span>をかならず添えます。
          </p>
          <HomeSearch prefectures={prefectures} />
          <div className="quick">
            <span>条件でえらぶ</span>
            {quick.map(({ name, count, to }) => (
              <Link key={to} to={to}>
                {name} {count.toLocaleString('ja-JP')}件
              </Link>
            ))}
          </div>
          <HomeSprout />
        </div>
      </section>
      <HomeLedger {...loaded} />
      <HomeCards title="確認したての求人" more="すべての求人をさがす" to="/job_offer/search" cards={confirmed} />
      <HomeCards title="新着の求人" more="新しい順にすべて見る" to="/job_offer" cards={newest} />
      <HomeVows />
      <section className="section wrap">
        <div className="head">
          <h2>職種と分野からさがす</h2>
        </div>
        <HomeIndex title="職種" links={fields} />
        <HomeIndex title="企業の分野" links={categories} />
      </section>
    </div>
  )
}
