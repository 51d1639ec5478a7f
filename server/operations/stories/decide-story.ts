import { sql } from 'kysely'
import type { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storyDecision } from '#server/platform/mail/texts/company/decision-mails.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { recordConsequence } from '../reports/consequences/record-consequence.ts'

/** Any company's story as it is, while neither its company nor another operator changes it, nor how the company stands. */
async function lockStory(db: Database, id: number) {
  const known = (await db.selectFrom('stories').select('company_id').where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND')
  await lockCompany(db, known.company_id, 'shared')
  const story = await db
    .selectFrom('stories')
    .select(['id', 'company_id', 'published_at', 'withdrawn_at', sql<StoryContent | null>`shown`.as('shown')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return story ?? fail('NOT_FOUND')
}

type Decided = { id: number; review_id: number; decision: 'approve' | 'refuse'; reason?: string | undefined }

/** Ends the request that the operator looked at: what it asked for is public, or the company learns why it is not. What was public before stays so. */
export async function decideStory(context: OperatorContext, { id, review_id, decision, reason: given }: Decided) {
  const { db, now, viewer } = context
  const story = await lockStory(db, id)
  const review = await db
    .selectFrom('story_reviews')
    .select(['id', sql<StoryContent>`content`.as('content')])
    .where('id', '=', review_id)
    .where('story_id', '=', id)
    .where('decided_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!review) return fail('REVIEW_SETTLED')
  if (decision === 'approve') await refuseInactive(db, story.company_id)
  const end = decision === 'approve' ? 'approved' : 'refused'
  const reason = end === 'refused' ? (given ?? '') : ''
  const at = now().toISOString()
  await db.updateTable('story_reviews').set({ decision: end, decided_at: at, decided_by: viewer.name, reason }).where('id', '=', review_id).execute()
  if (end === 'approved')
    await db
      .updateTable('stories')
      .set({
        shown: JSON.stringify(review.content),
        shown_at: at,
        published_at: story.published_at ?? at,
        withdrawn_at: null,
        withdrawn_by: null,
        withdrawn_reason: '',
      })
      .where('id', '=', id)
      .execute()
  await tellCompany(context, { ...story, title: review.content.title, dedupe_key: `story-review:${review_id}`, decision: end, reason })
  const act = end === 'approved' ? 'approve_story' : 'refuse_story'
  await recordAct(context, { act, subject_kind: 'story', subject_id: id, reason, detail: { review_id, company_id: story.company_id } })
  const isPublic = end === 'approved' || (story.shown !== null && story.withdrawn_at === null)
  return { state: isPublic ? ('published' as const) : story.withdrawn_at === null ? ('draft' as const) : ('withdrawn' as const) }
}

async function refuseInactive(db: Database, company_id: number) {
  const { state, end_of_contract } = await db
    .selectFrom('companies')
    .select(['state', 'end_of_contract'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  if (state !== 'active' || end_of_contract) fail('COMPANY_NOT_ACTIVE')
}

type Closure = { id: number; reason: string; report_id?: string | undefined }

/** Takes a story of any company offline, at once. The company learns why. */
export async function closeStory(context: OperatorContext, { id, reason, report_id }: Closure) {
  const { db, now } = context
  const story = await lockStory(db, id)
  if (story.shown === null || story.withdrawn_at !== null) return fail('STORY_NOT_PUBLIC')
  const at = now().toISOString()
  await db.updateTable('stories').set({ withdrawn_at: at, withdrawn_by: 'operators', withdrawn_reason: reason }).where('id', '=', id).execute()
  await tellCompany(context, { ...story, title: story.shown.title, dedupe_key: `story-closed:${id}:${at}`, decision: 'taken_down', reason })
  await recordConsequence(context, { report_id, company_id: story.company_id, step: 'story_closed', reason })
  await recordAct(context, {
    act: 'close_story',
    subject_kind: 'story',
    subject_id: id,
    reason,
    detail: { company_id: story.company_id, ...(report_id ? { report_id } : {}) },
  })
  return { success: true }
}

const sentences = {
  approved: '審査が終わり、ストーリーを公開しました。',
  refused: '審査が終わりました。公開する前に、直すところがあります。',
  taken_down: 'ストーリーの公開を止めました。もう一度公開するには、審査があります。',
}

type Told = { id: number; company_id: number; title: string; dedupe_key: string; decision: keyof typeof sentences; reason: string }

const tellCompany = ({ db, now }: OperatorContext, { id, company_id, title, dedupe_key, decision, reason }: Told) =>
  notify(db, {
    kind: 'story_review',
    to: { company_id },
    subject: { type: 'story', id },
    dedupe_key,
    at: now(),
    detail: { decision, reason, title },
    mail: (company) => storyDecision({ company, title, sentence: sentences[decision], reason, story_id: id }),
  })
