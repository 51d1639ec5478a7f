import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { apiContext, areaContext, siteContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { website } from '#web/platform/structured/website.ts'
import type { Route } from './+types/home-page.ts'
import { Landing } from './landing/landing.tsx'
import { loadLanding } from './landing/load-landing.ts'
import { loadMine } from './mine/load-mine.ts'
import { MyHome } from './mine/my-home.tsx'
import './landing/landing.css'
import './mine/mine.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  if (context.get(areaContext) === 'candidate') return { mine: await loadMine(api, request) }
  return { landing: await loadLanding(api), linkedData: JSON.stringify(website(context.get(siteContext).origin)) }
}

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '返事のある会社を、さがす',
    description: 'スタートアップの求人に、年収、求人を確かめた日、応募への返事の3つをかならず添える求人サイトです。',
    path: '/',
  })

/** One address, two pages: an explanation for visitors, or the candidate's own home page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const account = useAccount()
  if (loaderData.landing) return <Landing loaded={loaderData.landing} linkedData={loaderData.linkedData} />
  return account && <MyHome account={account} mine={loaderData.mine} />
}
