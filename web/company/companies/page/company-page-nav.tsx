import { href } from 'react-router'
import { CountNav } from '#web/ui/list/count-nav.tsx'

/** What a company says of itself: its page, and its stories. */
export const CompanyPageNav = ({ current }: { current: 'company' | 'stories' }) => (
  <CountNav
    label="企業ページ"
    entries={[
      { label: '企業ページ', to: href('/online/companies/company'), isCurrent: current === 'company' },
      { label: 'ストーリー', to: href('/online/companies/stories'), isCurrent: current === 'stories' },
    ]}
  />
)
