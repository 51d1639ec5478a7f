import { Outlet } from 'react-router'
import { useAccount } from '#web/shell/account/use-account.ts'
import { SiteFrame } from '#web/shell/site-frame.tsx'
import { IntentionHost } from './intention/intention-host.tsx'

export default function CandidateLayout() {
  const account = useAccount()
  return (
    <SiteFrame>
      <Outlet />
      {account && <IntentionHost account={account} />}
    </SiteFrame>
  )
}
