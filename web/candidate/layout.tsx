import { Outlet } from 'react-router'
import { useAccount } from '#web/shell/account/use-account.ts'
import { SiteFrame } from '#web/shell/site-frame.tsx'
import { FirstMeetingHost } from './meetings/first-meeting-host.tsx'
import { IntentionHost } from './intention/intention-host.tsx'

export default function CandidateLayout() {
  const account = useAccount()
  return (
    <SiteFrame>
      <Outlet />
      {account && (account.show_first_meeting_modal ? <FirstMeetingHost account={account} /> : <IntentionHost account={account} />)}
    </SiteFrame>
  )
}
