import { Link } from 'react-router'
import { apiContext, siteContext } from '#web/page-context.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { StructuredData } from '#web/structured/structured-data.tsx'
import { website } from '#web/structured/website.ts'
import type { Route } from './+types/home-page.ts'
import { HomeCards } from './home/home-cards.tsx'
import { HomeIndex } from './home/home-index.tsx'
import { HomeLedger } from './home/home-ledger.tsx'
import { HomeSearch } from './home/home-search.tsx'
import { HomeSprout } from './home/home-sprout.tsx'
import { HomeVows } from './home/home-vows.tsx'
import { loadHome } from './home/load-home.ts'
import './home/home.css'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadHome(context.get(apiContext))),
  linkedData: JSON.stringify(website(context.get(siteContext).origin)),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '返事のある会社を、さがす',
    description: 'スタートアップの求人に、年収、求人を確かめた日、応募への返事の3つをかならず添える求人サイトです。',
    path: '/',
  })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { quick, prefectures, confirmed, newest, fields, categories } = loaderData
  return (
    <div className="home">
      <StructuredData json={loaderData.linkedData} />
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
      <HomeLedger {...loaderData} />
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
