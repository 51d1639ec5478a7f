import { Outlet } from 'react-router'
import { SiteFrame } from '#web/frame/site-frame.tsx'

export default function VisitorLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
