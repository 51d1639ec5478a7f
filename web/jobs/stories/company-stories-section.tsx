import { href, Link } from 'react-router'
import type { StoryItem } from '#contract/jobs/stories/stories.ts'
import { StoryList } from './story-list.tsx'

type Props = { stories: StoryItem[]; total: number; company_id: number; heading: string }

/** A company's newest stories, on its page and beside its jobs; nothing while it has none. */
export const CompanyStoriesSection = ({ stories, total, company_id, heading }: Props) =>
  stories.length > 0 && (
    <section className="section" id="stories">
      <h2>{heading}</h2>
      <StoryList stories={stories} heading="h3" />
      {total > stories.length && (
        <p className="small open-position">
          <Link to={`${href('/company/stories')}?company_id=${company_id}`}>ストーリーをすべて見る（{total}件）</Link>
        </p>
      )}
    </section>
  )
