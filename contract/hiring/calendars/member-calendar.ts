import { z } from 'zod'
import { LinkToken } from '#contract/accounts/sign-in/credentials.ts'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { forAnyone, forMember } from '#contract/platform/procedure.ts'
import { KnownDay, Timestamp } from '#contract/platform/text/timestamp.ts'

const backwards = '終わりは、始まりより後の時刻にしてください。'
const minutes = {
  /** Minutes after midnight in Japan. */
  from_minute: z.int({ error: '始まりを入力してください。' }).min(0).max(1439).meta({ example: 540 }),
  to_minute: z.int({ error: '終わりを入力してください。' }).min(1).max(1440).meta({ example: 1080 }),
}
const Day = KnownDay.meta({ description: '日付（日本時間）。', example: '2026-11-27' })

const MemberCalendar = z.object({
  /** In Japan's time; 0 is Sunday. Until it is saved, what is assumed: weekdays from 10 to 18. */
  week: z.array(z.object({ weekday: z.int().meta({ example: 1 }), from_minute: z.int().meta({ example: 540 }), to_minute: z.int().meta({ example: 1080 }) })),
  week_saved_at: Timestamp.nullable(),
  /** From today on. Without times the member is off on that day, else only these hold. */
  days: z.array(
    z.object({
      day: z.iso.date().meta({ example: '2026-11-27' }),
      from_minute: z.int().nullable().meta({ example: 540 }),
      to_minute: z.int().nullable().meta({ example: 1080 }),
    }),
  ),
  /** The file of one's own calendar: how many times of it are to come. Only start and end are stored. */
  imported: z.object({ imported_at: Timestamp, times: z.int().meta({ example: 42 }) }).nullable(),
  /** The secret link from which the member's own calendar reads their meetings. */
  feed: z
    .object({
      url: z.string().meta({ example: 'https://mebae.example/online/api/v1/amateras/calendar_feeds/kQ3v0cW9hbGxlbmdlLWV4YW1wbGU/' }),
      created_at: Timestamp,
    })
    .nullable(),
})
export type MemberCalendar = z.infer<typeof MemberCalendar>

const tags = ['meetings']
const { INPUT_INVALID, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE } = errors

/** When a member can meet candidates: their own only. Colleagues read the free times where they propose a meeting. */
export const memberCalendar = {
  show: forMember('see_account')
    .route({ method: 'GET', path: '/company_users/calendar/', summary: '自分の面談できる時間を見る', tags })
    .input(z.object({}))
    .output(MemberCalendar)
    .errors(memberRefusals),
  /** The week as a whole. What touches or overlaps is joined. */
  save_week: forMember('change_account')
    .route({ method: 'PUT', path: '/company_users/calendar/week/', summary: '面談できる曜日と時間を保存する', tags })
    .input(
      z.strictObject({
        week: z
          .array(
            z.strictObject({ weekday: z.int().min(0).max(6).meta({ example: 1 }), ...minutes }).refine((span) => span.from_minute < span.to_minute, backwards),
          )
          .max(70),
      }),
    )
    .output(MemberCalendar)
    .errors({ ...memberRefusals, INPUT_INVALID }),
  /** One day that is not like its weekday: off, or open at another time. */
  save_day: forMember('change_account')
    .route({ method: 'PUT', path: '/company_users/calendar/days/{day}/', summary: '1日だけ、面談できる時間を変える', tags })
    .input(
      z.strictObject({
        day: Day,
        times: z
          .strictObject(minutes)
          .refine((span) => span.from_minute < span.to_minute, backwards)
          .nullable()
          .meta({ description: 'nullは、その日は面談できないこと。' }),
      }),
    )
    .output(MemberCalendar)
    .errors({ ...memberRefusals, INPUT_INVALID }),
  remove_day: forMember('change_account')
    .route({ method: 'DELETE', path: '/company_users/calendar/days/{day}/', summary: '1日だけの変更を取り消す', tags })
    .input(z.strictObject({ day: Day }))
    .output(MemberCalendar)
    .errors(memberRefusals),
  /** Takes the place of the file before. A file that cannot be read changes nothing. */
  import_file: forMember('change_account')
    .route({ method: 'PUT', path: '/company_users/calendar/file/', summary: 'カレンダーのファイル（.ics）から予定のある時間を取り込む', tags })
    .input(z.strictObject({ file: z.file() }))
    .output(MemberCalendar)
    .errors({ ...memberRefusals, INPUT_INVALID, PAYLOAD_TOO_LARGE, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE }),
  remove_file: forMember('change_account')
    .route({ method: 'DELETE', path: '/company_users/calendar/file/', summary: '取り込んだ予定を削除する', tags })
    .output(MemberCalendar)
    .errors(memberRefusals),
  /** Makes the link, or another one: the one before leads nowhere then. */
  issue_feed: forMember('change_account')
    .route({ method: 'POST', path: '/company_users/calendar/feed/', summary: 'カレンダーの購読リンクを作る・作り直す', tags })
    .input(z.strictObject({}))
    .output(MemberCalendar)
    .errors({ ...memberRefusals, INPUT_INVALID }),
  revoke_feed: forMember('change_account')
    .route({ method: 'DELETE', path: '/company_users/calendar/feed/', summary: 'カレンダーの購読リンクを無効にする', tags })
    .output(MemberCalendar)
    .errors(memberRefusals),
  /** The agreed meetings to come that the member leads, for their own calendar. */
  meetings: forMember('see_selection')
    .route({ method: 'GET', path: '/company_users/calendar/meetings/', summary: '自分の面談・面接の予定をカレンダーのファイルで受け取る', tags })
    .input(z.object({}))
    .output(z.file())
    .errors(memberRefusals),
}

/** What a calendar asks every few hours, without a sign-in: the link is all that it has, so that times, kinds and places stand in it, and neither names nor titles. */
export const calendarFeeds = {
  read: forAnyone
    .route({ method: 'GET', path: '/calendar_feeds/{token}/', summary: 'カレンダーの購読リンクから、面談・面接の日時を受け取る', tags })
    .input(z.object({ token: LinkToken.meta({ description: '購読リンクのトークン。', example: 'kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' }) }))
    .output(z.file())
    .errors({ LINK_INVALID: errors.LINK_INVALID }),
}
