import { InterviewAnswers, InterviewDraft, type InterviewKey } from '#contract/candidates/profiles/ai-interviews.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { askAiConsent } from './ask-ai-consent.ts'
import { openInterview } from './open-interview.ts'

/** The questions, with the answers since the last publication. */
export async function showAiInterview(context: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  await askAiConsent(context)
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
  { key: 'next', label: 'つぎの仕事では、何をしたいですか', hint: '続けたいこと、やめたいことでもかまいません。' },
  { key: 'vision', label: '5年後、だれがどうなっていたらうれしいですか', hint: '自分のことでも、まわりの人や社会のことでもかまいません。' },
  { key: 'reason', label: 'そう考えるようになったきっかけは何ですか', hint: '出来事が1つあると、読む人に伝わります。' },
]
