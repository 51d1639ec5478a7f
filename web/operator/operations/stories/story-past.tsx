import type { OperatorStory } from '#contract/operations/stories/operator-stories.ts'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PastReviews } from '../jobs/review/past-reviews.tsx'

/** Words to look at, what a change does to what is public, and how earlier requests ended. */
export function StoryPast({ story: { findings, review, shown, content, reviews } }: { story: OperatorStory }) {
  return (
    <>
      <section aria-labelledby="findings">
        <h2 id="findings">文面チェック</h2>
        <p className="small">{findings.length === 0 ? '要確認の言葉はありません。' : '求人には書けない言葉です。条件として書いていなければ、公開できます。'}</p>
        <ul className="check-list">
          {findings.map(({ field, message }) => (
            <li key={field + message} className="unsure">
              <Icon name="alert" />
              <span>{message}</span>
            </li>
          ))}
        </ul>
      </section>
      {review && shown && <Changes from={shown} to={content} />}
      <PastReviews reviews={reviews} />
    </>
  )
}

const names = { title: 'タイトル', lead: '概要', author: '書いた人', author_position: '役割', cover: 'カバー写真', cover_text: 'カバー写真の説明' } as const

/** What is otherwise than what visitors read now. */
function Changes({ from, to }: { from: StoryContent; to: StoryContent }) {
  const fields = (Object.keys(names) as (keyof typeof names)[]).filter((name) => from[name] !== to[name])
  const before = new Map(from.blocks.map((block) => [block.id, JSON.stringify(block)]))
  const added = to.blocks.filter(({ id }) => !before.has(id)).length
  const changed = to.blocks.filter((block) => before.has(block.id) && before.get(block.id) !== JSON.stringify(block)).length
  const gone = from.blocks.filter(({ id }) => !to.blocks.some((block) => block.id === id)).length
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">公開中からの変更</h2>
      <p className="small">
        本文：追加 {added}・変更 {changed}・削除 {gone}
      </p>
      <dl className="review-diff">
        {fields.map((name) => (
          <div key={name}>
            <dt>
              <bdi>{names[name]}</bdi>
            </dt>
            <dd>
              <del>{from[name]}</del>
              <ins>{to[name]}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
