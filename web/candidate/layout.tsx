import { Outlet } from 'react-router'
import { SiteFrame } from '#web/shell/site-frame.tsx'

export default function CandidateLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
