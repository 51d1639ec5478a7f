import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { Colleague, OperatorNote, personNotes } from '../notes/operator-notes.ts'
import { PersonTimeline, PersonTimelineKind } from '../notes/person-timeline.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { FoundPeople, FoundPerson, PeopleSearch, PersonArea } from './people-search.ts'

const Mail = z.object({
  id: z.uuid(),
  kind: z.string().meta({ example: 'verify_email' }),
  topic: z.string().nullable(),
  created_at: Timestamp,
  sent_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
  failed_at: Timestamp.nullable(),
  failure: z.string(),
})

/** What an operator needs to help somebody: nothing of their profile's texts, messages, notes, wishes of pay or reasons of refusals. */
export const Person = FoundPerson.omit({ is_restricted: true }).extend({
  role: z.string().nullable(),
  /** Of a member: the same person's memberships in other companies. Each is restricted alone. */
  memberships: z.array(
    z.object({
      id: z.uuid(),
      company: z.object({ id: z.int(), name: z.string().meta({ example: '株式会社ヤマノテ計測' }) }),
      role: z.string(),
      is_restricted: z.boolean(),
    }),
  ),
  email_verified_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
  restricted_at: Timestamp.nullable(),
  restriction_reason: z.string(),
  premium_granted_at: Timestamp.nullable(),
  is_open: z.boolean().nullable(),
  is_registered: z.boolean().nullable(),
  last_seen_at: Timestamp.nullable().meta({ example: '2026-11-21T10:00:00+09:00' }),
  session_count: z.int().meta({ example: 2 }),
  has_second_factor: z.boolean(),
  consents: z.array(
    z.object({ purpose: z.string().meta({ example: 'terms' }), version: z.string().meta({ example: '1' }), agreed: z.boolean(), decided_at: Timestamp }),
  ),
  mails: z.array(Mail),
  reports: z.array(
    z.object({
      id: z.uuid(),
      number: z.int().meta({ example: 12 }),
      kind: z.string().meta({ example: 'fraud' }),
      state: z.string().meta({ example: 'taken' }),
      is_reporter: z.boolean(),
      created_at: Timestamp,
    }),
  ),
  data_requests: z.array(
    z.object({
      id: z.uuid(),
      number: z.int().meta({ example: 3 }),
      kind: z.string().meta({ example: 'correction' }),
      state: z.string().meta({ example: 'checked' }),
      received_at: Timestamp,
    }),
  ),
  notes: z.array(OperatorNote),
  tags: z.array(z.string().meta({ example: '要フォロー' })),
  timeline: PersonTimeline,
  /** Whom a note can call. */
  colleagues: z.array(Colleague),
  audit_logs: z.array(
    z.object({ id: z.int(), at: Timestamp, operator_name: z.string(), act: z.string().meta({ example: 'open_person' }), reason: z.string() }),
  ),
})
export type Person = z.infer<typeof Person>

const who = { area: PersonArea.meta({ description: '求職者、企業のメンバー、運営のメンバーのどれか。', example: 'company' }), id: Uuid }
const tags = ['operator_people']
const path = '/operators/people/'
const one = `${path}{area}/{id}/`
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND, NO_SECOND_FACTOR, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE } =
  errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const grave = { ...guarded, ROLE_FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND }

export const operatorPeople = {
  people: {
    ...personNotes,
    /** By the whole address, the id, the beginning of the name, a tag, or those who are restricted; never everybody. */
    search: forOperator('see_people')
      .route({ method: 'GET', path, summary: '求職者と企業のメンバーを検索する', tags })
      .input(PeopleSearch)
      .output(FoundPeople)
      .errors(guarded),
    show: forOperator('see_people')
      .route({ method: 'GET', path: one, summary: '一人の状態を見る', tags })
      .input(
        z.object({
          ...who,
          timeline_kind: PersonTimelineKind.optional().meta({ description: '時系列に出す種類。', example: 'act' }),
          timeline_page: WholeNumber(1, 10_000).optional().meta({ description: '時系列の何ページ目か。', example: 1 }),
        }),
      )
      .output(Person)
      .errors({ ...guarded, NOT_FOUND }),
    /** Restricted people read, export and leave. They are told, with the reason. */
    restrict: forOperator('restrict_people')
      .route({ method: 'PUT', path: `${one}restriction/`, summary: '利用を制限する・制限を解く', tags })
      .input(z.strictObject({ ...who, restricted: z.boolean(), reason: Reason }))
      .output(Done)
      .errors(grave),
    grant_premium: forOperator('restrict_people')
      .route({ method: 'PUT', path: `${path}candidate/{id}/premium/`, summary: 'プレミアムを付ける・外す', tags })
      .input(z.strictObject({ id: Uuid, premium: z.boolean(), reason: Reason }))
      .output(Done)
      .errors(grave),
    end_sessions: forOperator('restrict_people')
      .route({ method: 'PUT', path: `${one}session_end/`, summary: 'すべての端末からログアウトさせる', tags })
      .input(z.strictObject({ ...who, reason: Reason }))
      .output(Done)
      .errors(grave),
    /** For a candidate who lost the app, the recovery codes and the passkeys. They are signed out everywhere, told by mail, and sign in with the password alone. */
    reset_second_factor: forOperator('reset_second_factors')
      .route({ method: 'PUT', path: `${path}candidate/{id}/second_factor_reset/`, summary: '求職者の二段階認証を解除する', tags })
      .input(z.strictObject({ id: Uuid, reason: Reason }))
      .output(Done)
      .errors({ ...grave, NO_SECOND_FACTOR }),
    /** The link reaches the person only. */
    send_mail: forOperator('help_people')
      .route({ method: 'POST', path: `${one}mails/`, summary: 'パスワード再設定のメールを再送する', tags })
      .input(z.strictObject({ ...who, kind: z.enum(['reset']) }))
      .output(Done)
      .errors({ ...guarded, ROLE_FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
    /** To somebody whose registration waits for the proof of their address. The link before is worth nothing. */
    send_sign_up_mail: forOperator('help_people')
      .route({ method: 'POST', path: `${path}sign_up_mails/`, summary: '登録を確かめるメールを再送する', tags })
      .input(z.strictObject({ email: Email }))
      .output(Done)
      .errors({ ...guarded, ROLE_FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
  },
}
