import { Outlet } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { SiteFrame } from '#web/frame/site-frame.tsx'
import { FirstMeetingHost } from '#web/candidate/hiring/applications/meetings/first-meeting-host.tsx'
import { IntentionHost } from '#web/candidate/candidates/intention/intention-host.tsx'

export default function CandidateLayout() {
  const account = useAccount()
  return (
    <SiteFrame>
      <Outlet />
      {account && (account.show_first_meeting_modal ? <FirstMeetingHost account={account} /> : <IntentionHost account={account} />)}
    </SiteFrame>
  )
}
