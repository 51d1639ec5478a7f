import { href, Link } from 'react-router'
import type { StoryItem } from '#contract/jobs/stories/stories.ts'
import { StoryList } from './story-list.tsx'

type StoriesProps = { stories: StoryItem[]; total: number; company_id: number }

/** A company's newest stories, and the way to all of them. */
export const CompanyStories = ({ stories, total, company_id }: StoriesProps) => (
  <>
    <StoryList stories={stories} heading="h3" />
    {total > stories.length && (
      <p className="small open-position">
        <Link to={`${href('/company/stories')}?company_id=${company_id}`}>ストーリーをすべて見る（{total}件）</Link>
      </p>
    )}
  </>
)

/** The same as a part of a page about a job; nothing while there is none. */
export const CompanyStoriesSection = ({ heading, ...told }: StoriesProps & { heading: string }) =>
  told.stories.length > 0 && (
    <section className="section" id="stories">
      <h2>{heading}</h2>
      <CompanyStories {...told} />
    </section>
  )
