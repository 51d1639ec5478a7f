import { href } from 'react-router'
import { CountNav } from '#web/ui/list/count-nav.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'

/** What waits for a review, jobs and stories, and all jobs. */
export const JobsNav = ({ current }: { current: 'reviews' | 'all' | 'stories' }) => (
  <CountNav
    label="求人"
    entries={[
      { label: '求人の審査', count: useOperatorAccount().waiting.job_reviews, to: href('/operator/job_offers'), isCurrent: current === 'reviews' },
      {
        label: 'ストーリーの審査',
        count: useOperatorAccount().waiting.story_reviews,
        to: href('/operator/job_offers/stories'),
        isCurrent: current === 'stories',
      },
      { label: 'すべての求人', to: href('/operator/job_offers/all'), isCurrent: current === 'all' },
    ]}
  />
)
