import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { SiteFrame } from '#web/frame/site-frame.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

/** What only somebody signed in needs. */
const QuestionHost = lazyPart(async () => ({ default: (await import('./question-host.tsx')).QuestionHost }))
const DeviceHost = lazyPart(async () => ({ default: (await import('./operations/device/device-host.tsx')).DeviceHost }))

export default function CandidateLayout() {
  const account = useAccount()
  return (
    <SiteFrame>
      <Outlet />
      {account && (
        <Suspense>
          <QuestionHost account={account} />
          <DeviceHost account={account} />
        </Suspense>
      )}
    </SiteFrame>
  )
}
