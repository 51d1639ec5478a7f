import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { OperatorAccount } from '#contract/accounts/operators/operator-accounts.ts'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import { guideAddress } from '#contract/platform/docs/docs-address.ts'
import { Wordmark } from '#web/ui/frame/wordmark.tsx'
import { AboutPage } from '#web/platform/shell/about-page/about-page.tsx'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'
import { operatorAbouts } from '#web/operator/operations/about/operator-abouts.ts'
import { WorkFrame } from '#web/work/shell/work-frame.tsx'
import { OperatorTools } from '#web/operator/operations/finding/operator-tools.tsx'
import { operatorNav, operatorTabs } from './operator-nav.ts'
import './operator-frame.css'

const about = [
  { to: guideAddress('ja', 'operators/launch'), label: 'ドキュメント' },
  { to: href('/'), label: 'サイトを見る' },
  { to: href('/terms'), label: '利用規約' },
  { to: href('/privacy'), label: '個人情報の扱い' },
]

export type ShownOperatorAccount = OperatorAccount & { is_side_folded: boolean }

/** The frame around every page of the operators' area. */
export function OperatorFrame({ account, children }: { account: ShownOperatorAccount; children: ReactNode }) {
  const groups = operatorNav(account)
  return (
    <WorkFrame
      groups={groups}
      tabs={operatorTabs(groups)}
      startsFolded={account.is_side_folded}
      head={
        <Link className="side-owner brand" to={href('/operator')} title="運営のホーム">
          <Wordmark />
          <span className="side-text">運営</span>
        </Link>
      }
      user={{
        name: account.name,
        role: operatorRoleNames[account.role],
        own: [{ to: href('/operator/account'), label: 'アカウント' }],
        about,
        signOut: `${href('/logout')}?area=operator`,
      }}
      palette={<OperatorTools />}
      about={
        <AboutPage abouts={operatorAbouts} look="bar-button">
          <WorkIcon name="question" />
        </AboutPage>
      }
    >
      {children}
    </WorkFrame>
  )
}
