import { filmOf } from '#contract/companies/pages/films.ts'
import type { StoryBlock, StoryContent } from '#contract/jobs/stories/story-content.ts'
import { storyKindNames } from '#contract/jobs/stories/story-parts.ts'
import { FilmPlayer } from '#web/companies/film/film-player.tsx'
import { PostingText } from '#web/platform/posting-text/posting-text.tsx'
import { byline } from './story-words.ts'
import styles from './story-article.module.css'
import { pictureSources } from '#web/platform/pictures/picture-sources.ts'

type Props = {
  content: StoryContent
  /** When it was published, and how long it takes; a draft has no date. */
  line: string
  /** The page that plays its films, and the film that the visitor started. */
  path: string
  playing?: string | undefined
  heading?: 'h1' | 'h2'
}

/** A story as visitors read it: on its page, in the company's preview and in the operators' review. */
export const StoryArticle = ({ content, line, path, playing, heading: Heading = 'h1' }: Props) => (
  <div className={styles.story}>
    <header className={styles.head}>
      <p className="small muted">{storyKindNames[content.kind]}</p>
      <Heading className="phrase">
        <bdi>{content.title || '（タイトル未入力）'}</bdi>
      </Heading>
      {content.lead && <p className={styles.lead}>{content.lead}</p>}
      <p className="small">
        <bdi>{byline(content) || '（書いた人：未入力）'}</bdi>
        <span className="muted">{line && `　${line}`}</span>
      </p>
    </header>
    {content.cover && (
      <img
        className={styles.cover}
        {...pictureSources(content.cover, '(max-width: 959px) 100vw, 760px')}
        width={960}
        height={540}
        alt={content.cover_text}
        decoding="async"
      />
    )}
    <div className={styles.body}>
      {content.blocks.map((block) => (
        <Block
          key={block.id}
          block={block}
          heading={Heading === 'h1' ? 'h2' : 'h3'}
          to={`${path}&film=${block.id}#film-${block.id}`}
          isPlaying={playing === block.id}
        />
      ))}
    </div>
  </div>
)

type BlockProps = { block: StoryBlock; heading: 'h2' | 'h3'; to: string; isPlaying: boolean }

function Block({ block, heading, to, isPlaying }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <PostingText text={block.text} heading={heading} />
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>
            <p dir="auto">{block.text}</p>
          </blockquote>
          {block.by && (
            <figcaption className="small muted">
              <bdi>{block.by}</bdi>
            </figcaption>
          )}
        </figure>
      )
    case 'film':
      return filmOf(block.address) ? (
        <FilmPlayer id={`film-${block.id}`} address={block.address} title={block.title || '動画'} playing={isPlaying} to={to} />
      ) : null
    default:
      return block.picture ? (
        <figure className={styles.picture}>
          <img {...pictureSources(block.picture, '(max-width: 959px) 100vw, 760px')} width={960} height={540} alt={block.alt} loading="lazy" decoding="async" />
          {block.caption && <figcaption className="small muted">{block.caption}</figcaption>}
        </figure>
      ) : null
  }
}
