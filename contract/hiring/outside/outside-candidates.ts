import { z } from 'zod'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { Assigned } from '#contract/conversations/threads.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { CandidateTag, TagId, TagName, TagsOfCandidate } from '../selection/candidate-tags.ts'
import { AtOwnStep, OwnStep, ToOwnStep } from '../selection/own-steps.ts'
import { endReasons, selectionSteps, type EndReason, type SelectionStep } from '../selection/selection-steps.ts'
import { KEEP_MONTHS, LONGEST_NOTE, outsideSourceNames } from './outside-names.ts'

const Step = z.enum(Object.keys(selectionSteps) as [SelectionStep, ...SelectionStep[]]).meta({ example: 'entry' })
const Reason = z.enum(Object.keys(endReasons) as [EndReason, ...EndReason[]]).meta({ example: 'rejected' })
export const OutsideSource = z.enum(outsideSourceNames).meta({ example: 'agent' })

export const PersonName = line(100).min(1, '氏名を入力してください。').meta({ example: '柏木 遥' })
const Address = z.string().meta({ example: 'kashiwagi@mail.example' })

/** A résumé. A company gets it once it is `clean`. */
export const OutsideFile = z.object({
  file_name: z.string().meta({ example: '履歴書.pdf' }),
  byte_size: z.int(),
  state: z.enum(['scanning', 'clean', 'refused']).meta({ example: 'clean' }),
  by_company: z.boolean(),
  created_at: Timestamp,
})
export type OutsideFile = z.infer<typeof OutsideFile>

/** Who may be the same person, and why: an applicant only where they show the company their name and address. */
const Twin = z.object({
  kind: z.enum(['outside', 'application']).meta({ example: 'outside' }),
  id: z.uuid(),
  name: z.string().meta({ example: '柏木 遥' }),
  why: z.enum(['address', 'phone']).meta({ example: 'address' }),
})

const Merge = z.object({
  kind: z.enum(['outside', 'application']).meta({ example: 'outside' }),
  id: z.uuid(),
  name: z.string().meta({ example: '柏木 遥' }),
  by: z.string().meta({ example: '三枝 由香' }),
  /** Until then it can be undone; null afterwards. */
  undo_until: Timestamp.nullable().meta({ example: '2026-12-28T10:00:00+09:00' }),
})

/** Somebody whom the company added from outside. Until they consent there is only who they are and where from. */
export const OutsideCandidate = z.object({
  id: z.uuid(),
  name: z.string().meta({ example: '柏木 遥' }),
  email: Address,
  /** Null until it is given, and while somebody merged with this entry has not consented. */
  phone_number: z.string().nullable().meta({ example: '090-0000-0000' }),
  source: OutsideSource,
  job: z.object({ id: z.int(), position_title: z.string() }).nullable(),
  added_by: z.string().meta({ example: '三枝 由香' }),
  /** The member by whose link they came; empty for who was added. */
  referred_by: z.string().meta({ example: '三枝 由香' }),
  asked_at: Timestamp,
  answer_due_at: Timestamp,
  consented_at: Timestamp.nullable().meta({ example: '2026-11-22T10:00:00+09:00' }),
  may_upload: z.boolean(),
  step: Step,
  ...AtOwnStep,
  end_reason: Reason.nullable(),
  moved_at: Timestamp,
  /** When everything is deleted, if nothing changes. */
  deleted_at: Timestamp,
  file: OutsideFile.nullable(),
  tags: z.array(CandidateTag),
  /** Who of the company takes care of them; null: nobody in particular. */
  assigned: Assigned.nullable(),
  same_as: z.array(Twin),
  merged: Merge.nullable(),
})
export type OutsideCandidate = z.infer<typeof OutsideCandidate>

const OutsideEvent = z.object({
  at: Timestamp,
  kind: z
    .enum([
      'asked',
      'consented',
      'changed',
      'file_added',
      'file_removed',
      'file_opened',
      'moved',
      'noted',
      'merged',
      'unmerged',
      'meeting_offered',
      'meeting_booked',
      'meeting_moved',
      'meeting_declined',
      'meeting_cancelled',
    ])
    .meta({ example: 'noted' }),
  /** Empty: the person themself. */
  by: z.string().meta({ example: '三枝 由香' }),
  detail: z.string().meta({ example: '12月に面談の希望あり。' }),
})
export type OutsideEvent = z.infer<typeof OutsideEvent>

const NewOutside = {
  name: PersonName,
  email: Email.meta({ example: 'kashiwagi@mail.example' }),
  source: OutsideSource,
  job_id: Id.optional().meta({ description: '自社の求人のID。公開していない求人でもよい。なければ、求人を決めずに追加する。', example: 1 }),
}

const tags = ['applications']
const path = '/company_users/outside_candidates/'
const one = `${path}{id}/`
const {
  SIGN_IN_REQUIRED,
  ROLE_FORBIDDEN,
  NOT_FOUND,
  INPUT_INVALID,
  MAIL_UNAVAILABLE,
  TOO_MANY_REQUESTS,
  PAYLOAD_TOO_LARGE,
  OUTSIDE_UNREADABLE,
  OUTSIDE_UNMERGEABLE,
  OUTSIDE_UPLOAD_CLOSED,
  SELECTION_MOVED,
} = errors
const ours = { SIGN_IN_REQUIRED, ROLE_FORBIDDEN }
const ofOne = { ...ours, NOT_FOUND }

/** People from outside of the site, apart from candidates: no search, no match and no scout knows them. */
export const outsideCandidates = {
  list: forMember('select')
    .route({ method: 'GET', path, summary: '社外からの候補者を見る', tags })
    .input(z.object({ job_id: Id.optional().meta({ description: '求人のID。その求人の候補者だけを見る。', example: 1 }) }))
    .output(z.object({ candidates: z.array(OutsideCandidate), keep_months: z.int().meta({ example: 12 }) }))
    .errors(ours),
  show: forMember('select')
    .route({ method: 'GET', path: one, summary: '社外からの候補者を1人見る', tags })
    .input(z.object({ id: Uuid }))
    .output(z.object({ candidate: OutsideCandidate, events: z.array(OutsideEvent), own_steps: z.array(OwnStep), assignees: z.array(Assigned) }))
    .errors(ofOne),
  /** Exactly what `add` would send, to whom. Nothing is saved or sent. */
  preview: forMember('write_messages')
    .route({ method: 'POST', path: `${path}previews/`, summary: '同意を求めるメールを送る前に確かめる', tags })
    .input(z.strictObject(NewOutside))
    .output(
      z.object({
        to: Address,
        subject: z.string().meta({ example: '採用選考への登録について、同意の確認' }),
        text: z.string().meta({ example: '柏木 遥さん' }),
      }),
    )
    .errors({ ...ours, NOT_FOUND, INPUT_INVALID }),
  /** Sends the mail that asks for the consent. An address that refused this company is not asked again. */
  add: forMember('write_messages')
    .route({ method: 'POST', path, summary: '社外の候補者を追加し、同意を求めるメールを送る', tags })
    .input(z.strictObject(NewOutside))
    .output(OutsideCandidate)
    .errors({ ...ours, NOT_FOUND, INPUT_INVALID, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS }),
  change: forMember('select')
    .route({ method: 'PATCH', path: one, summary: '社外からの候補者の選考の段階を変える', tags })
    .input(
      z.strictObject({
        id: Uuid,
        step: Step.optional(),
        ...ToOwnStep,
        /** The step that the member saw: if a colleague moved them in between, they are not moved again. */
        from_step: Step.optional(),
        end_reason: Reason.nullish(),
      }),
    )
    .output(OutsideCandidate)
    .errors({ ...ofOne, INPUT_INVALID, OUTSIDE_UNREADABLE, SELECTION_MOVED }),
  write_note: forMember('select')
    .route({ method: 'POST', path: `${one}notes/`, summary: '社外からの候補者についてメモを書く', tags })
    .input(z.strictObject({ id: Uuid, note: text(LONGEST_NOTE).min(1, 'メモを入力してください。').meta({ example: '12月に面談の希望あり。' }) }))
    .output(Done)
    .errors({ ...ofOne, INPUT_INVALID, OUTSIDE_UNREADABLE }),
  /** After the consent. A tag that the company does not have yet is made. */
  add_tag: forMember('select')
    .route({ method: 'POST', path: `${one}tags/`, summary: '社外からの候補者にタグを付ける', tags })
    .input(z.strictObject({ id: Uuid, name: TagName }))
    .output(TagsOfCandidate)
    .errors({ ...ofOne, INPUT_INVALID, OUTSIDE_UNREADABLE }),
  remove_tag: forMember('select')
    .route({ method: 'DELETE', path: `${one}tags/{tag_id}/`, summary: '社外からの候補者からタグを外す', tags })
    .input(z.strictObject({ id: Uuid, tag_id: TagId }))
    .output(TagsOfCandidate)
    .errors(ofOne),
  /** Nobody is notified, as with applications. */
  assign: forMember('assign')
    .route({ method: 'PUT', path: `${one}assignment/`, summary: '社外からの候補者の担当を決める', tags })
    .input(z.strictObject({ id: Uuid, company_user_id: Uuid.nullable().meta({ description: '担当するメンバーのID。null は未定。ゲストは担当できない。' }) }))
    .output(Done)
    .errors(ofOne),
  /** Everything about them, with the résumé; a link that was sent leads nowhere. */
  remove: forMember('select')
    .route({ method: 'DELETE', path: one, summary: '社外からの候補者を削除する', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors(ofOne),
  /** Each time the history says who opened it; the person reads that, too. */
  file: forMember('select')
    .route({ method: 'GET', path: `${one}file/`, summary: '社外からの候補者の履歴書を開く', tags })
    .input(z.object({ id: Uuid }))
    .output(z.file())
    .errors(ofOne),
  /** Only with the person's permission for this. Takes the place of the one before. */
  upload: forMember('select')
    .route({ method: 'POST', path: `${one}file/`, summary: '受け取った履歴書を登録する', tags })
    .input(z.strictObject({ id: Uuid, file: z.file() }))
    .output(OutsideFile)
    .errors({ ...ofOne, INPUT_INVALID, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, OUTSIDE_UNREADABLE, OUTSIDE_UPLOAD_CLOSED }),
  /** With another entry of the company, or with an application. Each consent stays what it is, and the narrower one decides. */
  merge: forMember('select')
    .route({ method: 'PUT', path: `${one}merge/`, summary: '同じ人の登録を統合する', tags })
    .input(z.strictObject({ id: Uuid, kind: z.enum(['outside', 'application']).meta({ example: 'outside' }), with_id: Uuid }))
    .output(OutsideCandidate)
    .errors({ ...ofOne, OUTSIDE_UNMERGEABLE }),
  unmerge: forMember('select')
    .route({ method: 'DELETE', path: `${one}merge/`, summary: '統合を元に戻す', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(OutsideCandidate)
    .errors({ ...ofOne, OUTSIDE_UNMERGEABLE }),
  /** For those who are asked from now on: who has consented was promised the months of then. */
  change_settings: forMember('change_settings')
    .route({ method: 'PUT', path: '/company_users/outside_settings/', summary: '社外からの候補者を保管する期間を決める', tags })
    .input(z.strictObject({ keep_months: WholeNumber(KEEP_MONTHS.least, KEEP_MONTHS.most).meta({ example: 12 }) }))
    .output(z.object({ keep_months: z.int().meta({ example: 12 }) }))
    .errors({ ...ours, INPUT_INVALID }),
}
