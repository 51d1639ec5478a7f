import type { ReactNode } from 'react'
import { href, Link, useLocation, useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import { useFeature } from '#web/platform/shell/use-feature.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { Footer } from '#web/ui/frame/footer.tsx'
import { Header } from '#web/ui/frame/header.tsx'
import { TabBar } from '#web/ui/nav/tab-bar.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { useJobListPath } from '#web/platform/shell/job-list/use-job-list-path.ts'
import { withNext } from '#web/platform/shell/guards/with-next.ts'
import { AnnouncementBar } from '#web/notifications/announcements/announcement-bar.tsx'
import { OperatorLines } from '#web/platform/shell/operator/operator-lines.tsx'
import { useUnreadCount } from '#web/notifications/announcements/use-unread-count.ts'
import { SaidNote } from '#web/platform/shell/said/said-note.tsx'
import './site-frame.css'

const footerLinks = [
  { to: href('/about/metrics'), label: '算出方法' },
  { to: href('/about/ranking'), label: '表示順位の決め方' },
  { to: href('/about'), label: '使いかた' },
  { to: '/online/companies/?area=company', label: '企業の方へ' },
  { to: href('/terms'), label: '利用規約' },
  { to: href('/privacy'), label: '個人情報の扱い' },
  { to: href('/about/contact'), label: '問い合わせ' },
]

const documentation = { to: guideAddress('ja', 'index'), label: 'ドキュメント' }
const helpForCandidates = { to: guideAddress('ja', 'candidates/start'), label: 'ヘルプ' }

/** Pages to which a visitor returns who signs in, or up, by the links around them. */
const returnedTo = /^\/(?:job_offer|company)\/detail$/
const WITH_RESULTS = /^\/(job_offer(\/search)?|company)\/?$/

/** The frame around every page, for visitors and candidates. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const account = useAccount()
  const jobs = useJobListPath()
  const unread = useUnreadCount(account)
  const { pathname, search: query } = useLocation()
  const next = safePath(new URLSearchParams(query).get('next')) ?? (returnedTo.test(pathname) ? pathname + query : undefined)
  const signIn = { to: withNext('/online/companies/', next), label: 'ログイン' }
  const search = { to: jobs, label: '求人をさがす', under: /^\/job_offer(?!\/(my_favorite|bookmarks|favorite|view_history))/ }
  const companies = { to: href('/company'), label: '企業をさがす', under: href('/company') }
  const messages = { to: href('/message'), label: 'メッセージ', under: href('/message'), count: account?.unread_message_count }
  const favorites = {
    to: href('/job_offer/my_favorite'),
    label: '気になる',
    under: /^\/job_offer\/(my_favorite|bookmarks|favorite|view_history)/,
    count: account?.unread_favorite_by_company_count,
  }
  const isOpen = useFeature('candidate_sign_up')
  const mine = { to: href('/mypage'), label: 'マイページ', under: /^\/(mypage|profile|settings|notifications|visitors)/, count: unread }

  return (
    <>
      <a className="skip" href="#main">
        本文へ移動
      </a>
      {WITH_RESULTS.test(pathname) && (
        <a className="skip" href="#results">
          検索結果へ移動
        </a>
      )}
      <Header
        items={account ? [search, companies, messages, favorites, mine] : [search, companies]}
        actions={
          account ? undefined : (
            <>
              <Link className="button small" to={signIn.to}>
                {signIn.label}
              </Link>
              {isOpen && (
                <Link className="button primary small" to={withNext(href('/registration/onestep'), next)}>
                  会員登録
                </Link>
              )}
            </>
          )
        }
      />
      {site?.is_demo && (
        <aside className="demo-note" aria-label="デモについて">
          <p className="wrap">「デモ」と書かれた企業と求人は、実在しません。</p>
        </aside>
      )}
      {account && <AnnouncementBar count={account.unconfirmed_notification_count} />}
      <main id="main" tabIndex={-1}>
        <SaidNote />
        {children}
      </main>
      <Footer line="数字の出し方は、すべて公開しています。" links={[...footerLinks, account ? helpForCandidates : documentation]}>
        <OperatorLines />
      </Footer>
      <TabBar
        items={
          account
            ? [
                { to: href('/'), label: 'ホーム', icon: 'home' },
                { ...search, label: 'さがす', icon: 'search' },
                { ...messages, icon: 'message' },
                { ...favorites, icon: 'heart' },
                { ...mine, icon: 'person' },
              ]
            : [
                { to: href('/'), label: 'ホーム', icon: 'home' },
                { ...search, icon: 'search' },
                { ...companies, icon: 'building' },
                { ...signIn, icon: 'person', under: href('/online/companies') },
              ]
        }
      />
    </>
  )
}
