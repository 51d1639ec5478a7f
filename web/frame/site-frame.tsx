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
import type { FrameWords } from '#web/platform/shell/frame-words/japanese-frame.ts'
import { useFrameWords } from '#web/platform/shell/frame-words/use-frame-words.ts'
import { readyPart } from '#web/ui/ready-part.ts'
import './site-frame.css'

const legalLinks = (words: FrameWords) => [
  { to: href('/terms'), label: words.terms },
  { to: href('/privacy'), label: words.privacy },
  { to: href('/about/contact'), label: words.contact },
  { to: href('/help'), label: words.help },
]

const footerLinks = (words: FrameWords) => [
  { to: href('/jobs'), label: words.lists },
  { to: href('/about/metrics'), label: words.metrics },
  { to: href('/about/ranking'), label: words.ranking },
  { to: href('/about'), label: words.about },
  { to: '/online/companies/?area=company', label: words.forCompanies },
  ...legalLinks(words),
]

/** Pages to which a visitor returns who signs in, or up, by the links around them. */
const returnedTo = /^\/(?:job_offer|company|company\/stories)\/detail$/
/** Where a candidate acts, nothing advertises the site: around their own pages stand only the law, the help and who runs the site. A conversation has its own head and composer. */
const WITHOUT_FOOTER = /^\/message(?:\/|$)/
const OWN_PAGES = /^\/(mypage|profile|settings|notifications|visitors|offline|job_offer\/(my_favorite|bookmarks|favorite|view_history))(\/|$)/
const WITHOUT_TABS = /^\/message\/(?:company|job_offer)\/detail/
const WITH_RESULTS = /^\/(job_offer\/search|company)\/?$/

const SEARCH = /^\/job_offer\/search\/?$/
/** Loaded where it stands: the other pages have no use for it. */
const HeaderSearch = readyPart(() => import('#web/jobs/search/header-search.tsx'))

/** The frame around every page, for visitors and candidates. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const account = useAccount()
  const words = useFrameWords()
  const guide = (slug: string) => guideAddress(words.language === 'en' ? 'en' : 'ja', slug)
  const jobs = useJobListPath()
  const unread = useUnreadCount(account)
  const { pathname, search: query } = useLocation()
  const next = safePath(new URLSearchParams(query).get('next')) ?? (returnedTo.test(pathname) ? pathname + query : undefined)
  const signIn = { to: withNext('/online/companies/', next), label: words.signIn }
  const search = { to: jobs, label: words.search, under: /^\/job_offer(?!\/(my_favorite|bookmarks|favorite|view_history))/ }
  const companies = { to: href('/company'), label: words.companies, under: href('/company') }
  const messages = { to: href('/message'), label: words.messages, under: href('/message'), count: account?.unread_message_count }
  const favorites = {
    to: href('/job_offer/my_favorite'),
    label: words.favorites,
    under: /^\/job_offer\/(my_favorite|bookmarks|favorite|view_history)/,
    count: account?.unread_favorite_by_company_count,
  }
  const isOpen = useFeature('candidate_sign_up')
  const mine = { to: href('/mypage'), label: words.mine, under: /^\/(mypage|profile|settings|notifications|visitors)/, count: unread }

  const isSearch = SEARCH.test(pathname)
  const isOwn = account !== null && OWN_PAGES.test(pathname)
  // The first screen of a list belongs to its jobs: there the note stands below them, and every card of an invented company says so itself.
  const demoNote = site?.is_demo && (
    <aside className="demo-note" aria-label={words.aboutDemo} lang={words.language}>
      <p className="wrap">{words.demo}</p>
    </aside>
  )

  return (
    <>
      <a className="skip" href="#main" lang={words.language}>
        {words.toText}
      </a>
      {WITH_RESULTS.test(pathname) && (
        <a className="skip" href="#results" lang={words.language}>
          {words.toResults}
        </a>
      )}
      <Header
        labels={words}
        find={isSearch && <HeaderSearch />}
        items={account ? [search, companies, messages, favorites, mine] : [search, companies]}
        actions={
          account ? undefined : (
            <>
              <Link className="button small" to={signIn.to}>
                {signIn.label}
              </Link>
              {isOpen && (
                <Link className="button primary small" to={withNext(href('/registration/onestep'), next)}>
                  {words.signUp}
                </Link>
              )}
            </>
          )
        }
      />
      {!isSearch && demoNote}
      {account && <AnnouncementBar count={account.unconfirmed_notification_count} />}
      <main id="main" tabIndex={-1}>
        <SaidNote />
        {children}
      </main>
      {isSearch && demoNote}
      {!WITHOUT_FOOTER.test(pathname) && (
        <Footer
          language={words.language}
          line={isOwn ? undefined : words.line}
          links={[...(isOwn ? legalLinks(words) : footerLinks(words)), { to: guide(account ? 'candidates/start' : 'index'), label: words.documentation }]}
        >
          <OperatorLines />
        </Footer>
      )}
      {!WITHOUT_TABS.test(pathname) && (
        <TabBar
          label={words.mainMenu}
          language={words.language}
          items={
            account
              ? [
                  { to: href('/'), label: words.home, icon: 'home' },
                  { ...search, label: words.searchInTab, icon: 'search' },
                  { ...messages, icon: 'message' },
                  { ...favorites, icon: 'heart' },
                  { ...mine, icon: 'person' },
                ]
              : [
                  { to: href('/'), label: words.home, icon: 'home' },
                  { ...search, icon: 'search' },
                  { ...companies, icon: 'building' },
                  { ...signIn, icon: 'person', under: href('/online/companies') },
                ]
          }
        />
      )}
    </>
  )
}
