import { sql } from 'kysely'
import { InterviewAnswers, InterviewDraft, type InterviewKey } from '#contract/candidates/profiles/ai-interviews.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { updateProfile } from '../profiles/update-profile.ts'
import { recordInterviewUse } from './ai-consents.ts'

/** The questions, with the answers since the last publication. */
export async function showAiInterview(context: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  await requestAiConsent(context)
  const interview = await openInterview(context.db, context.viewer.id).select(['answers', 'draft', 'made_by', 'started_at']).executeTakeFirst()
  return {
    questions: interviewQuestions,
    answers: InterviewAnswers.parse(interview?.answers ?? {}),
    draft: InterviewDraft.nullable().parse(interview?.draft ?? null),
    made_by: interview?.made_by ?? 'form',
    started_at: interview?.started_at ?? null,
  }
}

type Question = { key: InterviewKey; label: string; hint: string }

/** Asked one by one; each may be left out. */
const interviewQuestions: Question[] = [
  {
    key: 'work',
    label: 'いま（または前の職場で）、どんな仕事をしていますか',
    hint: '知らない人に話すつもりで、何を、だれのために、何人でしているかを書いてください。',
  },
  { key: 'better', label: 'あなたがいて、良くなったことを1つ教えてください', hint: '大きさは問いません。前と後で何が変わったかが分かると、伝わります。' },
  { key: 'asked_for', label: '人から、どんなことをよく頼まれますか', hint: '仕事の外のことでもかまいません。' },
  { key: 'curious', label: '頼まれなくても、つい調べてしまうことは何ですか', hint: '分野、技術、社会の出来事など。' },
  { key: 'next', label: '次の仕事では、何をしたいですか', hint: '続けたいこと、やめたいことでもかまいません。' },
  { key: 'vision', label: '5年後、だれがどうなっていたらうれしいですか', hint: '自分のことでも、まわりの人や社会のことでもかまいません。' },
  { key: 'reason', label: 'そう考えるようになったきっかけは何ですか', hint: '出来事が1つあると、読む人に伝わります。' },
]

/** The one interview that was begun and not published. */
const openInterview = (db: Database, candidateId: string) =>
  db.selectFrom('ai_interviews').where('candidate_user_id', '=', candidateId).where('published_at', 'is', null).orderBy('started_at', 'desc').limit(1)

/** Adds answers to the interview, which the first of them begins. */
export async function answerAiInterview(context: RequestContext & { viewer: CandidateViewer }, answers: InterviewAnswers) {
  const { db, now, viewer } = context
  // Two answers at once would begin two interviews.
  await lockCandidate(db, viewer.id)
  await requestAiConsent(context)
  const begun = await openInterview(db, viewer.id).select('id').executeTakeFirst()
  if (begun)
    await db
      .updateTable('ai_interviews')
      .set({ answers: sql`answers || ${JSON.stringify(answers)}::jsonb` })
      .where('id', '=', begun.id)
      .execute()
  else
    await db
      .insertInto('ai_interviews')
      .values({ candidate_user_id: viewer.id, answers: JSON.stringify(answers), started_at: now().toISOString() })
      .execute()
  await recordInterviewUse(context, 'ai_interview_answered', { questions: Object.keys(answers) })
  return showAiInterview(context)
}

/** Makes the draft again from the answers. */
export async function draftAiInterview(context: RequestContext & { viewer: CandidateViewer }) {
  const { db, viewer } = context
  const { answers, made_by } = await showAiInterview(context)
  const draft = draftOfAnswers(answers)
  await db
    .updateTable('ai_interviews')
    .set({ draft: JSON.stringify(draft) })
    .where('id', 'in', openInterview(db, viewer.id).select('id'))
    .execute()
  await recordInterviewUse(context, 'ai_interview_drafted', { fields: Object.keys(draft), made_by })
  return showAiInterview(context)
}

/** Writes the accepted parts of the draft into the profile; the other fields stay as they are. */
export async function publishAiInterview(context: RequestContext & { viewer: CandidateViewer }, fields: InterviewDraft) {
  const { db, now, viewer } = context
  await requestAiConsent(context)
  await updateProfile(context, fields)
  await db.updateTable('ai_interviews').set({ published_at: now().toISOString() }).where('id', 'in', openInterview(db, viewer.id).select('id')).execute()
  await recordInterviewUse(context, 'ai_interview_published', { fields: Object.keys(fields) })
  return { success: true }
}

/** Refuses candidates who did not agree. The row is locked until the transaction ends: withdrawing consent comes wholly before or after. */
async function requestAiConsent({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const agreed = db.selectFrom('candidate_users').select('id').where('id', '=', viewer.id).where('ai_consent_agreed', '=', true)
  const found = await (db.isTransaction ? agreed.forShare() : agreed).executeTakeFirst()
  if (!found) fail('AI_CONSENT_REQUIRED')
}

/** Answers put in the places of the profile where they belong, in the person's own words. The same answers always give the same draft. */
export function draftOfAnswers({ work, better, asked_for, curious, next, vision, reason }: InterviewAnswers): InterviewDraft {
  const summary = [work, better && `■良くなったこと\n${better}`, asked_for && `■よく頼まれること\n${asked_for}`]
  const draft = {
    job_summary: summary.filter(Boolean).join('\n\n'),
    user_interest: curious,
    user_desired_work_detail: next,
    your_vision: vision,
    your_vision_reason: reason,
  }
  return Object.fromEntries(Object.entries(draft).filter(([, text]) => text))
}
