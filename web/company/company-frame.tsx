import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { CompanyAccount } from '#contract/companies/members/company-accounts.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import { ShownTo } from '#web/platform/forms/page-form/membership-field.tsx'
import { AboutPage } from '#web/platform/shell/about-page/about-page.tsx'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import { companyAbouts } from '#web/company/operations/about/company-abouts.ts'
import { WorkFrame } from '#web/work/shell/work-frame.tsx'
import { CompanyTools } from '#web/company/hiring/finding/company-tools.tsx'
import { ViewingBar } from '#web/company/operations/viewing/viewing-bar.tsx'
import { CompanyChoice } from './companies/memberships/company-choice.tsx'
import { useMembership } from './use-membership.ts'
import { companyNav, companyTabs } from './company-nav.ts'
import { CompanyNotes } from './company-notes.tsx'
import { OwnJobs } from './own-jobs.tsx'

const about = [
  { to: `${href('/help')}#companies`, label: 'ヘルプ' },
  { to: guideAddress('ja', 'recruiters/start'), label: 'ドキュメント' },
  { to: href('/about/metrics'), label: '算出方法' },
  { to: href('/about/fees'), label: '料金と違約金' },
  { to: href('/terms'), label: '利用規約' },
  { to: href('/privacy'), label: '個人情報の扱い' },
  { to: href('/about/contact'), label: '問い合わせ' },
]

export type ShownCompanyAccount = CompanyAccount & { is_side_folded: boolean }

/** The frame around every page of the company's area. */
export function CompanyFrame({ account, children }: { account: ShownCompanyAccount; children: ReactNode }) {
  const { acts, company, id, memberships, name, role, own_jobs, unread_notification_count, viewing } = account
  useMembership(id, viewing !== null)
  const parts = companyNav(account)
  return (
    <WorkFrame
      groups={[{ items: parts }]}
      tabs={companyTabs(parts)}
      startsFolded={account.is_side_folded}
      head={<CompanyHead company={company} />}
      more={<OwnJobs jobs={own_jobs} />}
      user={{
        name,
        role: viewing ? '運営' : roleNames[role],
        own: viewing
          ? []
          : [
              { to: href('/online/companies/settings'), label: 'アカウントと企業の設定' },
              ...(acts.includes('see_threads') ? [{ to: href('/online/companies/settings/notifications'), label: '通知設定' }] : []),
              ...(company.state === 'active' ? [{ to: `${href('/company/detail')}?id=${company.id}`, label: '公開中の企業ページ' }] : []),
            ],
        about,
        choice: memberships.length > 1 && <CompanyChoice memberships={memberships} />,
        signOut: `${href('/logout')}?area=${viewing ? 'operator' : 'company'}`,
      }}
      palette={!viewing && <CompanyTools />}
      notices={acts.includes('see_threads') ? { to: href('/online/companies/notifications'), count: unread_notification_count } : undefined}
      about={
        <AboutPage abouts={companyAbouts} look="bar-button">
          <WorkIcon name="question" />
        </AboutPage>
      }
      notes={viewing ? <ViewingBar company={company} ends_at={viewing.ends_at} /> : <CompanyNotes company={company} />}
    >
      <ShownTo value={viewing ? undefined : id}>{children}</ShownTo>
    </WorkFrame>
  )
}

/** Whose area this is. */
const CompanyHead = ({ company: { name, logo } }: Pick<CompanyAccount, 'company'>) => (
  <Link className="side-owner" to={href('/online/companies/dashboard')} title={name}>
    {logo ? (
      <img className="side-mark" src={logo} alt="" width="26" height="26" />
    ) : (
      <span className="side-mark" aria-hidden="true">
        {[...name.replace(/^(株式会社|合同会社|有限会社)/, '')][0]}
      </span>
    )}
    <span className="side-text cut">
      <bdi>{name}</bdi>
    </span>
  </Link>
)
