import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import { OperatorLines } from '#web/platform/shell/operator/operator-lines.tsx'
import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import { Footer } from '#web/ui/frame/footer.tsx'
import { Header } from '#web/ui/frame/header.tsx'
import { TabBar } from '#web/ui/nav/tab-bar.tsx'
import { companyNav } from '#web/company/company-nav.ts'
import '#web/company/company-frame.css'

const footerLinks = [
  { to: '/about/metrics', label: '算出方法' },
  { to: '/about/fees', label: '料金と違約金' },
  { to: '/terms', label: '利用規約' },
  { to: '/privacy', label: '個人情報の扱い' },
  { to: '/about/contact', label: '問い合わせ' },
  { to: '/logout?area=company', label: 'ログアウト' },
]

/** The frame around every page of the company's area. */
export function CompanyFrame({ account, children }: { account: CompanyAccount; children: ReactNode }) {
  const items = companyNav(account)
  const { told } = account.company
  return (
    <>
      <a className="skip" href="#main">
        本文へ移動
      </a>
      <Header items={items.map((item) => ({ ...item, icon: undefined }))} />
      {isWaiting(account) && (
        <aside className="company-waiting" aria-label="承認待ち">
          <p className="wrap">
            <strong>承認待ちです。</strong>
            運営が、法人番号と企業のサイトを確かめています。求人と企業ページは、いまから書けます。承認が済むと、求人の公開と、求職者への連絡ができるようになります。
          </p>
        </aside>
      )}
      {told && (
        <aside className="company-waiting" aria-label="運営からのお知らせ">
          <p className="wrap">
            <strong>{companyDecisions[told.decision]}</strong>
            {told.reason && <span className="company-told">理由：{told.reason}</span>}
          </p>
        </aside>
      )}
      <aside className="company-note" aria-label="ログイン中の企業">
        <p className="wrap">
          {account.company.state === 'active' ? (
            <Link to={`/company/detail?id=${account.company.id}`}>
              <bdi>{account.company.name}</bdi>
            </Link>
          ) : (
            // The company is not public, so it has no page to link to.
            <span>
              <bdi>{account.company.name}</bdi>
            </span>
          )}
          <span>{standing(account)}</span>
        </p>
      </aside>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer line="数字の出し方は、すべて公開しています。" links={footerLinks}>
        <OperatorLines />
      </Footer>
      <TabBar items={items.filter(({ icon }) => icon)} />
    </>
  )
}

function standing({ name, company: { state, end_of_contract } }: CompanyAccount) {
  if (state === 'suspended') return '利用が停止されています。運営に問い合わせてください。'
  if (end_of_contract) return '契約が終わっています。新しい連絡はできません。'
  return name
}

const isWaiting = ({ company: { state } }: CompanyAccount) => state === 'provisional' || state === 'pending'
