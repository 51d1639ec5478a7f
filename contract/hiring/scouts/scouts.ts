import { z } from 'zod'
import { forAnyone, forCandidate, forMember, mayLag } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { LONGEST_REASON, MOST_SALARY_RATIO, SHORTEST_REASON } from './scout-limits.ts'
import { SentAlong } from '#contract/conversations/sent-along.ts'
import { sortBy } from '#contract/platform/list-sort.ts'
import { Page } from '#contract/platform/page.ts'
import { ReceivedScout, ScoutMeeting, ScoutQuote, scoutDocument } from '#contract/conversations/received-scout.ts'
import { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { Digits, WholeNumber } from '#contract/platform/text/whole-number.ts'

/** The parts of a profile that a reason can point at: those somebody wrote or chose, not what the system says of them. */
export const ScoutPart = VisibleCandidate.omit({ id: true, reveal: true, name: true, premium: true, contact: true }).keyof()
export type ScoutPart = z.infer<typeof ScoutPart>

const Salary = Digits(
  z.number({ error: '数字で入力してください。' }).int('1万円の単位で入力してください。').min(1, '1万円以上で入力してください。').max(100_000),
)

/** 万円 a year. A wide band says nothing, so its upper end is at most twice the lower. */
const isBand = ({ min_salary, max_salary }: { min_salary: number; max_salary: number }) => min_salary <= max_salary
const isNarrow = ({ min_salary, max_salary }: { min_salary: number; max_salary: number }) => max_salary <= min_salary * MOST_SALARY_RATIO

export const NewScout = z
  .strictObject({
    candidate_id: z.uuid(),
    /** 0 is the open position. */
    job_id: WholeNumber(0, 2_147_483_647),
    greeting: z.string().trim().max(1000, '1,000文字以内で入力してください。').default(''),
    reason: z
      .string()
      .trim()
      .min(SHORTEST_REASON, `${SHORTEST_REASON}文字以上で、この方に送る理由を入力してください。`)
      .max(LONGEST_REASON, '3,000文字以内で入力してください。')
      .meta({ example: 'センサーの計測値を集める仕組みを5年つくってこられたご経験が、発電量を予測する私たちの仕事にそのまま生きると考え、ご連絡しました。' }),
    closing: z.string().trim().max(1000, '1,000文字以内で入力してください。').default(''),
    references: z
      .array(ScoutPart)
      .min(1, 'プロフィールの参照箇所を1つ以上選んでください。')
      .max(10, '10個まで選べます。')
      .meta({ example: ['work_experiences'] }),
    min_salary: Salary,
    max_salary: Salary,
    meeting_type: z.enum(ScoutMeeting.options, { error: '面談の種類を選んでください。' }),
    template_id: z.uuid().optional(),
  })
  .refine(isBand, { path: ['max_salary'], error: '下限より上の金額を入力してください。' })
  .refine(isNarrow, { path: ['max_salary'], error: `下限の${MOST_SALARY_RATIO}倍までで入力してください。` })
export type NewScout = z.infer<typeof NewScout>

/** The points of a scout's integrity, each rounded; 100 at most together. */
export const IntegrityParts = z.object({
  passage: z.int().meta({ example: 45 }),
  own: z.int().meta({ example: 23 }),
  length: z.int().meta({ example: 6 }),
  band: z.int().meta({ example: 9 }),
  job: z.int().meta({ example: 5 }),
})
export type IntegrityParts = z.infer<typeof IntegrityParts>

/** How much of a scout is about this one person, by the formula on /about/metrics. */
export const ScoutJudgement = z.object({
  integrity: z.int(),
  parts: IntegrityParts,
  /** Per cent, to the nearest of the company's own scouts of half a year. */
  likeness: z.int(),
  /** It would be refused. */
  is_too_alike: z.boolean(),
  /** It takes up a passage of the profile; without one it would be refused. */
  has_passage: z.boolean(),
  references: z.array(ScoutQuote),
  /** Every passage of the visible profile that the reason takes up, by the same rule, whether or not its part is among `references`. */
  found: z.array(ScoutQuote),
})
export type ScoutJudgement = z.infer<typeof ScoutJudgement>

/** `corrected`: replaced by a later one before it was answered. */
export const SentScoutState = z.enum(['sent', 'accepted', 'refused', 'parked', 'unanswered', 'corrected'])

/** As the company reads it. Whether and when it was delivered, and why it was refused, is the candidate's own affair. */
export const SentScout = z.object({
  ...scoutDocument,
  candidate_id: z.uuid().nullable().meta({ example: '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10' }),
  /** The headline of the profile at this moment; empty when the company does not see the person any more. */
  heading: z.string().meta({ example: 'データを受け取る仕組みの設計と開発（10年）' }),
  state: SentScoutState,
  sent_at: Timestamp,
  /** Until then nothing leaves and its sender can take it back; null for everybody else and afterwards. */
  cancelable_until: Timestamp.nullable().meta({ example: null }),
  answered_at: Timestamp.nullable(),
})
export type SentScout = z.infer<typeof SentScout>

export const SentScoutSearch = Page.extend({
  scout_state: SentScoutState.optional().meta({ description: 'スカウトの状態。', example: 'accepted' }),
  mine: z.enum(['true']).optional().meta({ description: '自分が送ったスカウトだけ。', example: 'true' }),
  sort: sortBy('sent', 'state', 'job', 'member', 'integrity', 'likeness'),
})
export type SentScoutSearch = z.infer<typeof SentScoutSearch>

export const RefusalReasons = z.object({
  refusal_lists: z.array(z.object({ id: z.int(), name: z.string().meta({ example: '事業内容がよくわからない・興味が持てない' }) })),
})
/** The state of a scout for the candidate who received it. */
export const ScoutRefusal = RefusalReasons.extend({
  /** 今後返信しない: chosen by the candidate, never by a refusal alone. */
  no_scout_reply: z.boolean(),
  state_refuse: z.boolean(),
  answered_refusal_reason: z.array(z.int()).meta({ example: [7] }),
  /** What the company asks everybody who applies for the scout's job; the acceptance answers it. */
  questions: z.array(JobQuestion),
})
export type ScoutRefusal = z.infer<typeof ScoutRefusal>

const tags = ['scouts']
const { SIGN_IN_REQUIRED, NOT_FOUND, INPUT_INVALID } = errors
const mine = { SIGN_IN_REQUIRED, NOT_FOUND }
const answering = { ...mine, INPUT_INVALID, SCOUT_ANSWERED: errors.SCOUT_ANSWERED }
const company = { ...mine, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN, INPUT_INVALID }

export const companyScouts = {
  list: forMember('scout')
    .route({ method: 'GET', path: '/company_users/scouts/', summary: '送ったスカウトを見る', tags })
    .input(SentScoutSearch)
    .output(
      z.object({
        scouts: z.array(SentScout),
        total: z.int(),
        page: z.int(),
        per_page: z.int(),
        /** In each state: of the company, or of the member alone. */
        counts: z.object({ sent: z.int(), accepted: z.int(), refused: z.int(), parked: z.int(), unanswered: z.int(), corrected: z.int() }),
        left_today: z.int().meta({ example: 29 }),
      }),
    )
    .errors(mine),
  send: forMember('scout')
    .route({ method: 'POST', path: '/company_users/scouts/', summary: 'スカウトを送る', tags })
    .input(NewScout)
    .output(SentScout)
    .errors({
      ...company,
      SCOUT_TOO_ALIKE: errors.SCOUT_TOO_ALIKE,
      SCOUT_WITHOUT_PASSAGE: errors.SCOUT_WITHOUT_PASSAGE,
      SCOUT_NOT_ACCEPTED: errors.SCOUT_NOT_ACCEPTED,
      SCOUT_ALREADY_SENT: errors.SCOUT_ALREADY_SENT,
      ALREADY_IN_CONTACT: errors.ALREADY_IN_CONTACT,
      SCOUTS_USED_UP: errors.SCOUTS_USED_UP,
      SWITCHED_OFF: errors.SWITCHED_OFF,
    }),
  /** Within 60 seconds, by its sender: nothing reached the candidate, and the text is a draft again. */
  cancel: forMember('scout')
    .route({ method: 'DELETE', path: '/company_users/scouts/{scout_id}/', summary: '送信から60秒以内のスカウトを取り消す', tags })
    .input(z.strictObject({ scout_id: z.uuid().meta({ description: 'スカウトのID。' }) }))
    .output(z.object({ candidate_id: z.uuid(), draft_id: z.uuid() }))
    .errors({ ...mine, SCOUT_HAS_LEFT: errors.SCOUT_HAS_LEFT }),
  preview: forMember('scout')
    .route({ method: 'POST', path: '/company_users/scouts/preview/', summary: 'スカウトを送る前に、個別性スコアと類似度を見る', tags })
    .input(NewScout)
    .output(ScoutJudgement)
    .errors(company),
}

const ofCompany = '/candidate_users/scouts/{company_id}/'
const CompanyId = z.strictObject({ company_id: IdOfCompany })

export const receivedScouts = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/scouts/', summary: '届いたスカウトを見る', tags })
    .output(z.object({ scouts: z.array(ReceivedScout) }))
    .errors({ SIGN_IN_REQUIRED }),
  show: forCandidate
    .route({ method: 'GET', path: ofCompany, summary: '企業から届いたスカウトを読む', tags })
    .input(z.object(CompanyId.shape))
    .output(ScoutRefusal.extend({ scout: ReceivedScout }))
    .errors(mine),
  /** A meeting of the kind that was offered is promised with it. */
  accept: forCandidate
    .route({ method: 'POST', path: `${ofCompany}acceptance/`, summary: 'スカウトを受ける', tags })
    .input(
      z.strictObject({
        ...CompanyId.shape,
        message: z.string().trim().max(10_000, '10,000文字以内で入力してください。').default(''),
        shown: ShownChoice.optional(),
        ...SentAlong,
      }),
    )
    .output(ReceivedScout)
    .errors(answering),
  refuse: forCandidate
    .route({ method: 'POST', path: `${ofCompany}refusal/`, summary: 'スカウトを断る', tags })
    .input(
      z.strictObject({
        ...CompanyId.shape,
        refusal_reasons: z.array(z.int().min(1).max(32_767)).max(50).default([]),
        note: z.string().trim().max(1000, '1,000文字以内で入力してください。').default(''),
        no_scout_reply: z.boolean().default(false),
      }),
    )
    .output(ScoutRefusal)
    .errors(answering),
  /** Until the first of this month the company cannot write. */
  park: forCandidate
    .route({ method: 'POST', path: `${ofCompany}parking/`, summary: '時期を改めて受け取る', tags })
    .input(z.strictObject({ ...CompanyId.shape, month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, '月を選んでください。') }))
    .output(ReceivedScout)
    .errors(answering),
}

export const refusalReasons = forAnyone
  .meta(mayLag)
  .route({ method: 'GET', path: '/refusal_reasons/', summary: 'スカウトを断る理由の一覧を見る', tags })
  .output(RefusalReasons)
