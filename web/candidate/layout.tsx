import { Outlet } from 'react-router'
import { SiteFrame } from '#web/frame/site-frame.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { QuestionHost } from './question-host.tsx'

export default function CandidateLayout() {
  const account = useAccount()
  return (
    <SiteFrame>
      <Outlet />
      {account && <QuestionHost account={account} />}
    </SiteFrame>
  )
}
