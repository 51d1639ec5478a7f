import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { Site } from '#contract/pages.ts'
import { Footer } from '#web/ui/footer.tsx'
import { Header } from '#web/ui/header.tsx'
import { TabBar } from '#web/ui/tab-bar.tsx'
import { useJobListPath } from './job-list/use-job-list-path.ts'
import './site-frame.css'

const footerLinks = [
  { to: '/about/metrics', label: '算出方法' },
  { to: '/about/ranking', label: '表示順位の決め方' },
  { to: '/about', label: '使いかた' },
  { to: '/online/companies/', label: '企業の方へ' },
  { to: '/terms', label: '利用規約' },
  { to: '/privacy', label: '個人情報の扱い' },
  { to: '/about/contact', label: '問い合わせ' },
]

const signIn = { to: '/online/companies/', label: 'ログイン' }

/** What stands around the pages that anyone may read. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  const jobs = useJobListPath()
  const search = { to: jobs, label: '求人をさがす', under: '/job_offer' }
  const companies = { to: '/company', label: '企業をさがす', under: '/company' }

  return (
    <>
      <a className="skip" href="#main">
        本文へ移動
      </a>
      <Header
        items={[search, companies]}
        actions={
          <Link className="button small" to={signIn.to}>
            {signIn.label}
          </Link>
        }
      />
      {site?.is_demo && (
        <aside className="demo-note" aria-label="デモについて">
          <p className="wrap">「デモ」と書かれた企業と求人は、実在しません。</p>
        </aside>
      )}
      <main id="main">{children}</main>
      <Footer line="数字の出し方は、すべて公開しています。" links={footerLinks} />
      <TabBar
        items={[
          { to: '/', label: 'ホーム', icon: 'home' },
          { ...search, icon: 'search' },
          { ...companies, icon: 'building' },
          { ...signIn, icon: 'person', under: '/online/companies' },
        ]}
      />
    </>
  )
}
