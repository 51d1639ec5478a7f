import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, addOperator, apiFor } from '#server/testing.ts'
import { wholeStory } from './whole-story.ts'

/** A company that writes stories, and an operator who reviews them. */
export async function aStoryDesk(db: Database) {
  const member = await addMember(db, { name: '三枝 由香' })
  const operator = await addOperator(db)
  const own = (await apiFor(db, member.as)).company_users.stories
  const desk = (await apiFor(db, operator.as)).operators
  const written = async (content: StoryContent = wholeStory) => {
    const { id, version } = await own.create({ kind: content.kind })
    return own.save({ id, version, content })
  }
  const asked = async (content?: StoryContent) => {
    const { id, version } = await written(content)
    return own.request_review({ id, version })
  }
  const decide = async (id: number, decision: 'approve' | 'refuse', reason?: string) => {
    const { review } = await desk.stories.show({ id })
    return desk.stories.decide({ id, review_id: review!.id, decision, ...(reason && { reason }) })
  }
  const shown = async (id: number) => (await apiFor(db)).stories.show({ id })
  return { member, operator, own, desk, written, asked, decide, shown }
}
