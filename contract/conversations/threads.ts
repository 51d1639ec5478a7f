import { z } from 'zod'
import { AttachedFile, AttachedJob, Message } from './messages.ts'
import { CompanyScheduledMessage, ScheduledMessage } from './scheduled-messages.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { RevealPart } from '#contract/candidates/privacy/shown-parts.ts'
import { RevealLevel } from '#contract/candidates/privacy/visible-candidate.ts'

/** Who is to write next. */
export const Side = z.enum(['candidate', 'company'])

/** How a thread stands. */
export const ThreadState = z.object({
  /** The number of its last message. */
  last_number: z.int(),
  turn: Side.nullable().meta({ example: 'company' }),
  turn_since: Timestamp.nullable().meta({ example: '2026-11-20T10:00:00+09:00' }),
  /** Until when the answer is awaited. */
  answer_due_at: Timestamp.nullable().meta({ example: '2026-11-27T10:00:00+09:00' }),
  /** Nobody answered until then: 返信なし. */
  is_overdue: z.boolean(),
  /** 今後返信しない: who ended it. */
  closed_by: Side.nullable(),
  /** 今ではない: until this day the company cannot write. */
  parked_until: z.iso.date().nullable(),
  /** In the archive of the signed-in side. */
  is_archived: z.boolean(),
})
export type ThreadState = z.infer<typeof ThreadState>

const LastMessage = z.object({
  message: z.string().meta({ example: 'ご連絡ありがとうございます。面談の候補日をお送りします。' }),
  company: z.boolean(),
  time: Timestamp,
  kind: Message.shape.kind,
})

const Thread = ThreadState.extend({
  unread_count: z.int(),
  has_draft: z.boolean(),
  /** How it began. */
  began_with: Message.shape.kind,
  last_message: LastMessage,
})

/** The company of a thread, as its candidate reads it. The name stays when the company leaves, `linkable` does not. */
export const ThreadCompany = z.object({
  id: z.int(),
  name: z.string().meta({ example: '株式会社ミナモログ' }),
  logo: z.string().nullable(),
  is_demo: z.boolean(),
  linkable: z.boolean(),
})
export type ThreadCompany = z.infer<typeof ThreadCompany>

/** The candidate of a thread, as the company reads them: a number until the name is revealed. A candidate who left keeps the thread's id. */
export const ThreadCandidate = z.object({
  id: z.uuid(),
  name: z.string().meta({ example: '佐藤 花さん（開発・リーダー・8年）' }),
  has_left: z.boolean(),
  /** Senior, as operators know. */ premium: z.boolean(),
})
export type ThreadCandidate = z.infer<typeof ThreadCandidate>

export const Assigned = z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }) })

/** あとで返信する: until then, or until something new is said, it stands apart in the candidate's inbox. Null: it does not. */
const snoozed_until = Timestamp.nullable().meta({ example: null })

export const CandidateThread = Thread.extend({ company: ThreadCompany, snoozed_until })
export type CandidateThread = z.infer<typeof CandidateThread>
export const CompanyThread = Thread.extend({ candidate: ThreadCandidate, assigned: Assigned.nullable() })
export type CompanyThread = z.infer<typeof CompanyThread>

export const ThreadFilter = z.enum(['all', 'unread', 'awaiting', 'snoozed', 'waiting', 'scouts', 'applications', 'archived', 'mine'])
export type ThreadFilter = z.infer<typeof ThreadFilter>

/** `awaiting`: the one who asks is to answer, and did not put it off (`snoozed`). `waiting`: the other is to answer. `q` is looked for in the other's name and in what was said. `mine`: threads that are assigned to the member who asks. */
export const ThreadSearch = z.object({
  filter: ThreadFilter.optional().meta({
    description: 'やりとりの絞り込み（all・unread・awaiting・snoozed・waiting・scouts・applications・archived・mine）。なければ all。',
    example: 'awaiting',
  }),
  q: z.string().trim().max(200).optional().meta({ description: '入力の途中の語。やりとりの一覧では、相手の名前と本文から検索する語。', example: 'エンジ' }),
  ...Page.shape,
})
export type ThreadSearch = z.infer<typeof ThreadSearch>

/** `assigned_to`: a member who takes care of it, or nobody (`none`). `due` orders by the day until which an answer is awaited. */
export const CompanyThreadSearch = ThreadSearch.extend({
  assigned_to: z
    .union([z.literal('none'), z.uuid()])
    .optional()
    .meta({ description: '担当のメンバーのID。`none` は担当が決まっていないやりとり。', example: 'none' }),
  sort: sortBy('last', 'due', 'assigned'),
})
export type CompanyThreadSearch = z.infer<typeof CompanyThreadSearch>

const listed = { total: z.int(), page: z.int(), per_page: z.int(), counts: z.record(ThreadFilter, z.int()) }
export const CandidateThreads = z.object({ threads: z.array(CandidateThread), ...listed })
/** `members`: who can take care of a conversation. */
export const CompanyThreads = z.object({ threads: z.array(CompanyThread), members: z.array(Assigned), ...listed })

/** What a side reads of one thread. Without `thread` nothing was said yet. */
const Conversation = z.object({
  thread: ThreadState.nullable(),
  /** The latest in their order, or those the query asks for. */
  messages: z.array(Message),
  /** There are older ones than these. */
  has_earlier: z.boolean(),
  /** Why the signed-in side cannot write now. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable().meta({ example: null }),
  draft: z.string(),
  /** When the draft was kept: what the next one is `based_on`. */
  draft_at: Timestamp.nullable().meta({ example: '2026-11-21T10:42:00+09:00' }),
  /** Uploaded, and sent with the next message. */
  unsent_files: z.array(AttachedFile),
  /** How far the candidate has opened to this company. */
  reveal: RevealLevel.meta({ example: 'career' }),
  /** The same, part by part. */
  shown: z.array(RevealPart).meta({ example: ['profile', 'career'] }),
  /** The contact is added by the company's first answer. */
  contact_after_answer: z.boolean(),
})

export const CandidateConversation = Conversation.extend({
  company: ThreadCompany,
  job: AttachedJob.nullable(),
  /** Asked for one job: whether the thread also is about something else. */
  has_other_jobs: z.boolean(),
  snoozed_until,
  /** What the candidate sends later. */
  scheduled: z.array(ScheduledMessage),
})
export type CandidateConversation = z.infer<typeof CandidateConversation>
/** `has_profile`: the candidate lets this company see a profile now. */
export const CompanyConversation = Conversation.extend({
  candidate: ThreadCandidate,
  assigned: Assigned.nullable(),
  has_profile: z.boolean(),
  /** The member looked at the same parts of the profile today: opening it once more tells the candidate nothing new. */
  is_looked_at: z.boolean(),
  /** What members send later. */
  scheduled: z.array(CompanyScheduledMessage),
})
export type CompanyConversation = z.infer<typeof CompanyConversation>
