import { fullSiteName } from '#contract/platform/site/site-name.ts'
import { useSiteName } from '#web/platform/shell/site-name.ts'
import { href, Link } from 'react-router'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { apiContext, areaContext, siteContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import { website } from '#web/platform/structured/website.ts'
import type { Route } from './+types/home-page.ts'
import { HomeCards } from './home-cards.tsx'
import { HomeSearch } from './home-search.tsx'
import { HomeCollections } from './landing/home-collections.tsx'
import { HomeProof } from './landing/home-proof.tsx'
import { HomeVows } from './landing/home-vows.tsx'
import './landing/landing.css'
import { type CountedLink, type LoadedLanding, loadLanding } from './landing/load-landing.ts'
import { loadMine } from './mine/load-mine.ts'
import './mine/mine.css'
import { readyPart } from '#web/ui/ready-part.ts'
import '#web/candidate/candidates/following/following.css'
import '#web/candidate/candidates/profile/frame/completeness-step.css'
import '#web/candidate/hiring/awaiting/awaiting-list.css'
import { grouped } from '#web/ui/text/grouped.ts'

// Loaded only for a candidate: it brings the forms of the profile with it.
const MyHome = readyPart(() => import('./mine/my-home.tsx'))

/** The home page of a visitor: what the service is, and real jobs. */
export function Landing({ loaded, linkedData }: { loaded: LoadedLanding; linkedData: string }) {
  const site = useSiteName()
  const { quick, prefectures, newest, fields, categories } = loaded
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
            応募したのに、返事がない。
            <br />
            {site}は、それをなくす求人サービスです。
          </p>
          <HomeSearch prefectures={prefectures} />
          <div className="quick">
            <span>条件でえらぶ</span>
            {quick.map(({ name, count, to }) => (
              <Link key={to} to={to}>
                {name} {grouped(count)}件
              </Link>
            ))}
          </div>
          <HomeSprout />
        </div>
      </section>
      <HomeProof {...loaded} />
      <HomeCollections {...loaded} />
      <HomeCards title="新着の求人" more="新しい順にすべて見る" to={`${href('/job_offer/search')}?sort=2`} cards={newest} />
      <HomeVows />
      <section className="section wrap">
        <div className="head">
          <h2>職種と分野からさがす</h2>
          <Link className="small" to={href('/jobs')}>
            勤務地・スキル・駅からもさがす
          </Link>
        </div>
        <HomeIndex title="職種" links={fields} />
        <HomeIndex title="企業の分野" links={categories} />
      </section>
    </div>
  )
}

/** Interrupts the page's ground line; narrow pages show only what is above it. */
const HomeSprout = () => (
  <svg className="sprout" viewBox="0 0 300 440" width="300" height="440" fill="none" strokeLinecap="round" aria-hidden="true">
    <path className="stem" d="M150 300C149 250 153 210 150 168" />
    <path className="leaf" d="M150 214C150 160 112 130 44 132 46 188 84 216 150 214Z" />
    <path className="leaf" d="M150 176C148 100 190 52 272 48 274 124 228 176 150 176Z" />
    <path className="vein" d="M150 214C128 186 100 164 72 150M150 176C174 138 208 98 246 74" />
    <path className="root" d="M150 300v118M150 330c-14 22-40 24-52 52M150 346c16 18 40 18 56 40M150 376c-8 14-20 18-26 32" />
    <path className="soil" d="M118 300c6-10 14-15 22-12M182 300c-5-11-12-16-20-13" />
  </svg>
)

const HomeIndex = ({ title, links }: { title: string; links: CountedLink[] }) => (
  <>
    <h3 className="index-title">{title}</h3>
    <ul className="index">
      {links.map(({ name, count, to }) => (
        <li key={to}>
          <Link to={to}>
            {name}
            <span className="num">{grouped(count)}件</span>
          </Link>
        </li>
      ))}
    </ul>
  </>
)

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  if (context.get(areaContext) === 'candidate') return { mine: await loadMine(api, request) }
  const site = context.get(siteContext)
  return { landing: await loadLanding(api), linkedData: JSON.stringify(website(site.origin, fullSiteName(site))) }
}

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '返事のある会社を、さがす',
    description: 'スタートアップの求人に、年収、求人を確かめた日、応募への返信の3つをかならず添える求人サイトです。',
    path: href('/'),
  })

/** One address, two pages: an explanation for visitors, or the candidate's own home page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const account = useAccount()
  if (loaderData.landing) return <Landing loaded={loaderData.landing} linkedData={loaderData.linkedData} />
  return account && <MyHome account={account} mine={loaderData.mine} />
}
