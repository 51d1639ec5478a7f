import { href, Link } from 'react-router'
import type { StoryItem } from '#contract/jobs/stories/stories.ts'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { pictureSources } from '#web/platform/pictures/picture-sources.ts'
import { byline, storyLine } from './story-words.ts'
import styles from './story-list.module.css'

type Props = { stories: StoryItem[]; heading: 'h2' | 'h3' /** Named where the list is not that of one company. */; company?: boolean }

/** Stories in a list: what it is about, who wrote it, how long it takes. */
export const StoryList = ({ stories, heading: Heading, company = false }: Props) => (
  <ul className={styles.list}>
    {stories.map((story) => (
      <li key={story.id} className={styles.item}>
        {story.cover && (
          <img {...pictureSources(story.cover, '(max-width: 479px) 100vw, 176px')} width={320} height={180} alt="" loading="lazy" decoding="async" />
        )}
        <div>
          {company && (
            <p className="small muted">
              <bdi>{story.company.name}</bdi> <DemoLabel company={story.company} />
            </p>
          )}
          <Heading className="phrase">
            <Link to={`${href('/company/stories/detail')}?id=${story.id}`}>
              <bdi>{story.title}</bdi>
            </Link>
          </Heading>
          <p className={styles.lead}>{story.lead}</p>
          <p className="small muted">
            <bdi>{byline(story)}</bdi>
            <br />
            {storyLine(story)}
          </p>
        </div>
      </li>
    ))}
  </ul>
)
