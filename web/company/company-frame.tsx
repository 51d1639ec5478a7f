import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import { OperatorLines } from '#web/platform/shell/operator/operator-lines.tsx'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'
import type { NavItem } from '#web/ui/nav/nav-item.ts'
import { companyDecisions } from '#contract/companies/pages/company-decisions.ts'
import { Footer } from '#web/ui/frame/footer.tsx'
import { Header } from '#web/ui/frame/header.tsx'
import { TabBar } from '#web/ui/nav/tab-bar.tsx'
import { CompanyTools } from '#web/company/hiring/finding/company-tools.tsx'
import '#web/company/company-frame.css'

const footerLinks = [
  { to: `${href('/help')}#companies`, label: 'ヘルプ' },
  { to: guideAddress('ja', 'recruiters/start'), label: 'ドキュメント' },
  { to: href('/about/metrics'), label: '算出方法' },
  { to: href('/about/fees'), label: '料金と違約金' },
  { to: href('/terms'), label: '利用規約' },
  { to: href('/privacy'), label: '個人情報の扱い' },
  { to: href('/about/contact'), label: '問い合わせ' },
  { to: `${href('/logout')}?area=company`, label: 'ログアウト' },
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
            <Link to={`${href('/company/detail')}?id=${account.company.id}`}>
              <bdi>{account.company.name}</bdi>
            </Link>
          ) : (
            // The company is not public, so it has no page to link to.
            <span>
              <bdi>{account.company.name}</bdi>
            </span>
          )}
          <span>{standing(account)}</span>
          <CompanyTools />
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

const area = href('/online/companies')
const to = (page: string) => ({ to: `${area}/${page}`, under: `${area}/${page}` })

/** The parts of the area that the member may see. A phone shows those with an icon in its bottom bar, too. */
function companyNav({ acts, unread_message_count, unread_notification_count, awaited_answer_count }: CompanyAccount): NavItem[] {
  const items: (NavItem & { act?: CompanyAct })[] = [
    { ...to('dashboard'), label: 'ホーム', icon: 'home', count: awaited_answer_count },
    { ...to('job_offers'), label: '求人', icon: 'building', act: 'see_jobs' },
    { to: `${area}/candidates`, under: /^\/online\/companies\/(candidates|scouts)/, label: '求職者', icon: 'search', act: 'search_candidates' },
    { ...to('messages'), label: 'メッセージ', icon: 'message', count: unread_message_count, act: 'see_threads' },
    { ...to('selection'), label: '選考', icon: 'person', act: 'see_selection' },
    { ...to('company'), under: /^\/online\/companies\/(company|stories)/, label: '企業ページ', act: 'see_company' },
    { ...to('figures'), label: '数字', act: 'see_figures' },
    { ...to('notifications'), label: 'お知らせ', count: unread_notification_count, act: 'see_threads' },
    { ...to('settings'), label: '設定' },
  ]
  return items.filter(({ act }) => !act || acts.includes(act))
}
