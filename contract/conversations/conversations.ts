import { Done } from '#contract/platform/done.ts'
import { forCandidate, forMember } from '#contract/platform/procedure.ts'
import { z } from 'zod'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { LONGEST_MESSAGE } from './message-limits.ts'
import { AttachedFile, Message, NewMessage } from './messages.ts'
import { MessageHits, MessageSearch } from './message-search.ts'
import { AsDraft, ScheduledMessage } from './scheduled-messages.ts'
import { companyScheduling } from './company-scheduling.ts'
import { Comment, ReportReason, toCandidate, WithCandidate } from './company-side.ts'
import { conversationErrors, writingErrors } from './writing-errors.ts'
import { CandidateConversation, CandidateThreads, CompanyConversation, CompanyThreads, CompanyThreadSearch, ThreadSearch } from './threads.ts'
import { KnownTime, Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

const tags = ['messages']
/** Which messages: the latest, those before or after a number, or both. */
const part = {
  before: WholeNumber(1, 2_147_483_647).optional().meta({ description: 'この番号より前のメッセージ。', example: 51 }),
  after: WholeNumber(0, 2_147_483_647).optional().meta({ description: 'この番号より後のメッセージ。', example: 12 }),
  per_page: WholeNumber(1, 100).optional().meta({ description: '1ページの件数。なければ20。', example: 20 }),
}

/** With `based_on`, a draft that was kept elsewhere since then is not overwritten: it comes back as `other`, and nothing is kept. */
const KeptDraft = z.object({
  success: z.boolean(),
  draft_at: Timestamp.nullable().meta({ example: '2026-11-21T10:42:00+09:00' }),
  other: z.string().nullable().meta({ example: null }),
})

/** What both sides can do in a thread; each names the other party. */
const bothSides = <const Party extends z.ZodRawShape>(
  caller: (act: 'see_threads' | 'write_messages') => typeof forCandidate,
  path: `/${string}/`,
  party: Party,
) => ({
  send: caller('write_messages')
    .route({ method: 'POST', path, summary: 'メッセージを送る', tags })
    .input(z.strictObject({ ...party, ...NewMessage }))
    .output(Message)
    .errors(writingErrors),
  read: caller('see_threads')
    .route({ method: 'PUT', path: `${path}read/`, summary: 'ここまで読んだことにする', tags })
    .input(z.strictObject({ ...party, number: z.int().min(0) }))
    .output(z.object({ unread_message_count: z.int() }))
    .errors(conversationErrors),
  keep_draft: caller('write_messages')
    .route({ method: 'PUT', path: `${path}draft/`, summary: '下書きを保存する。空なら消す', tags })
    .input(
      z.strictObject({ ...party, message: z.string().max(LONGEST_MESSAGE, '10,000文字以内で入力してください。'), based_on: Timestamp.nullable().optional() }),
    )
    .output(KeptDraft)
    .errors(conversationErrors),
  /** One file of at most 10 MB that the next message can carry. */
  upload: caller('write_messages')
    .route({ method: 'POST', path: `${path}attachments/`, summary: 'メッセージに付けるファイルを送る', tags })
    .input(z.strictObject({ ...party, file: z.file() }))
    .output(AttachedFile)
    .errors({ ...conversationErrors, PAYLOAD_TOO_LARGE: errors.PAYLOAD_TOO_LARGE, FILES_FULL: errors.FILES_FULL, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS }),
  /** Takes back a file that was not sent yet. */
  remove_file: caller('write_messages')
    .route({ method: 'DELETE', path: `${path}attachments/{attachment_id}/`, summary: 'まだ送っていないファイルを取り下げる', tags })
    .input(z.strictObject({ ...party, attachment_id: z.uuid().meta({ description: 'ファイルのID。' }) }))
    .output(Done)
    .errors(conversationErrors),
  /** Asks the operators to look. A message that is named is quoted to them; nothing else of the thread is. */
  report: caller('see_threads')
    .route({ method: 'POST', path: `${path}reports/`, summary: '運営に通報する', tags })
    .input(
      z.strictObject({
        ...party,
        reason: ReportReason,
        note: z.string().trim().max(2_000, '2,000文字以内で入力してください。').optional(),
        message_id: z.uuid().optional(),
      }),
    )
    .output(Done)
    .errors({ ...conversationErrors, TOO_MANY_REQUESTS: errors.TOO_MANY_REQUESTS }),
  archive: caller('write_messages')
    .route({ method: 'PUT', path: `${path}archive/`, summary: 'アーカイブする', tags })
    .input(z.strictObject(party))
    .output(Done)
    .errors(conversationErrors),
  unarchive: caller('write_messages')
    .route({ method: 'DELETE', path: `${path}archive/`, summary: 'アーカイブから戻す', tags })
    .input(z.strictObject(party))
    .output(Done)
    .errors(conversationErrors),
})

const WithCompany = { company_id: IdOfCompany }
const toCompany = '/candidate_users/messages/{company_id}/'

export const candidateConversations = {
  message_companies: forCandidate
    .route({ method: 'GET', path: '/candidate_users/message_companies/', summary: '企業とのやりとりの一覧を見る', tags })
    .input(ThreadSearch)
    .output(CandidateThreads)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
  message_search: forCandidate
    .route({ method: 'GET', path: '/candidate_users/message_search/', summary: '自分のやりとりの本文を検索する', tags })
    .input(MessageSearch)
    .output(MessageHits)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
  messages: {
    ...bothSides(() => forCandidate, toCompany, WithCompany),
    show: forCandidate
      .route({ method: 'GET', path: toCompany, summary: '企業とのやりとりを読む', tags })
      .input(z.object({ ...WithCompany, ...part, job_id: NewMessage.job_id.meta({ description: '求人のID。0はオープンポジション。', example: 1 }) }))
      .output(CandidateConversation)
      .errors(conversationErrors),
    close: forCandidate
      .route({ method: 'PUT', path: `${toCompany}closure/`, summary: '今後返信しない', tags })
      .input(z.strictObject(WithCompany))
      .output(Done)
      .errors(conversationErrors),
    reopen: forCandidate
      .route({ method: 'DELETE', path: `${toCompany}closure/`, summary: 'やりとりを再開する', tags })
      .input(z.strictObject(WithCompany))
      .output(Done)
      .errors(conversationErrors),
    /** Until the first day of this month the company cannot write. */
    park: forCandidate
      .route({ method: 'PUT', path: `${toCompany}parking/`, summary: '時期を改めて受け取る。月を決めて、それまで受け取らない', tags })
      .input(z.strictObject({ ...WithCompany, month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, '月を選んでください。') }))
      .output(Done)
      .errors(conversationErrors),
    unpark: forCandidate
      .route({ method: 'DELETE', path: `${toCompany}parking/`, summary: '保留を解除する', tags })
      .input(z.strictObject(WithCompany))
      .output(Done)
      .errors(conversationErrors),
    /** A reminder follows at that time, unless somebody said something before. */
    snooze: forCandidate
      .route({ method: 'PUT', path: `${toCompany}snooze/`, summary: 'あとで返信する', tags })
      .input(z.strictObject({ ...WithCompany, until: KnownTime }))
      .output(Done)
      .errors({ ...conversationErrors, INPUT_INVALID: errors.INPUT_INVALID }),
    unsnooze: forCandidate
      .route({ method: 'DELETE', path: `${toCompany}snooze/`, summary: 'あとで返信する、を取り消す', tags })
      .input(z.strictObject(WithCompany))
      .output(Done)
      .errors(conversationErrors),
    schedule: forCandidate
      .route({ method: 'POST', path: `${toCompany}scheduled/`, summary: '送信日時を指定する', tags })
      .input(z.strictObject({ ...WithCompany, ...NewMessage, send_at: KnownTime }))
      .output(ScheduledMessage)
      .errors({ ...writingErrors, INPUT_INVALID: errors.INPUT_INVALID }),
    /** Answers with what was taken back. With `as_draft` its words come before the candidate's draft, or it stays scheduled. */
    cancel_scheduled: forCandidate
      .route({ method: 'DELETE', path: `${toCompany}scheduled/{scheduled_id}/`, summary: '送信の予約を取り消す', tags })
      .input(z.strictObject({ ...WithCompany, scheduled_id: z.uuid().meta({ description: '送信を予約したメッセージのID。' }), as_draft: AsDraft }))
      .output(ScheduledMessage)
      .errors({ ...conversationErrors, INPUT_INVALID: errors.INPUT_INVALID }),
  },
}

export const companyConversations = {
  message_candidates: forMember('see_threads')
    .route({ method: 'GET', path: '/company_users/message_candidates/', summary: '求職者とのやりとりの一覧を見る', tags })
    .input(CompanyThreadSearch)
    .output(CompanyThreads)
    .errors({ SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }),
  messages: {
    ...bothSides(forMember, toCandidate, WithCandidate),
    ...companyScheduling,
    show: forMember('see_threads')
      .route({ method: 'GET', path: toCandidate, summary: '求職者とのやりとりを読む', tags })
      .input(z.object({ ...WithCandidate, ...part }))
      .output(CompanyConversation)
      .errors(conversationErrors),
    comment: forMember('comment')
      .route({ method: 'POST', path: `${toCandidate}comments/`, summary: '社内メモを書く', tags })
      .input(
        z.strictObject({ ...WithCandidate, comment: z.string().trim().min(1, 'メモを入力してください。').max(2_000, '2,000文字以内で入力してください。') }),
      )
      .output(Comment)
      .errors(conversationErrors),
    /** Null: nobody in particular. */
    assign: forMember('assign')
      .route({ method: 'PUT', path: `${toCandidate}assignment/`, summary: '担当を決める', tags })
      .input(z.strictObject({ ...WithCandidate, company_user_id: z.uuid().nullable() }))
      .output(Done)
      .errors(conversationErrors),
    /** A guest sees exactly the people they are assigned to. */
    let_guest_read: forMember('assign')
      .route({ method: 'PUT', path: `${toCandidate}guests/{company_user_id}/`, summary: 'ゲストに、この求職者を見せる', tags })
      .input(
        z.strictObject({
          ...WithCandidate,
          company_user_id: z.uuid().meta({ description: '企業のメンバーのID。' }),
        }),
      )
      .output(Done)
      .errors(conversationErrors),
    stop_guest: forMember('assign')
      .route({ method: 'DELETE', path: `${toCandidate}guests/{company_user_id}/`, summary: 'ゲストから、この候補者の閲覧の許可を取り消す', tags })
      .input(
        z.strictObject({
          ...WithCandidate,
          company_user_id: z.uuid().meta({ description: '企業のメンバーのID。' }),
        }),
      )
      .output(Done)
      .errors(conversationErrors),
  },
}
