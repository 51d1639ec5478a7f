import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { kindsFor } from '../kinds/notification-kinds.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const Kind = z.enum(kindsFor('company'))

/** One line for one member. Candidates whom the company may no longer see are left out. */
const MemberNotification = z.object({
  id: z.int(),
  kind: Kind,
  title: z.string().meta({ example: '求職者 7F3A（サーバーサイドエンジニア・5年）から、「サーバーサイドエンジニア」に応募が届きました' }),
  /** Where it leads on this site. */
  path: z.string().meta({ example: '/online/companies/messages/detail?candidate_id=7f3a4c52-3f0b-4f64-9a3e-0c9b6c1d2e3f' }),
  created_at: Timestamp,
  viewed_at: Timestamp.nullable(),
})

const settings = z.array(z.strictObject({ kind: Kind, by_mail: z.boolean() }))
const Settings = z.object({ settings })
const Receipt = z.object({ success: z.boolean(), unread_count: z.int() })

const tags = ['company_notifications']
const path = '/company_users/notifications/'
const settingsPath = '/company_users/notification_settings/'
const { SIGN_IN_REQUIRED, NOT_FOUND } = errors

export const companyNotifications = {
  notifications: {
    list: forMember('see_threads')
      .route({ method: 'GET', path, summary: '自分へのお知らせを見る', tags })
      .input(Page)
      .output(z.object({ notifications: z.array(MemberNotification), total: z.int(), unread_count: z.int(), page: z.int(), per_page: z.int() }))
      .errors({ SIGN_IN_REQUIRED }),
    view: forMember('see_threads')
      .route({ method: 'PUT', path: `${path}{id}/view/`, summary: 'お知らせを読んだことにする', tags })
      .input(z.strictObject({ id: Id }))
      .output(Receipt)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
    view_all: forMember('see_threads')
      .route({ method: 'PUT', path: `${path}views/`, summary: 'すべてのお知らせを読んだことにする', tags })
      .input(z.strictObject({}))
      .output(Receipt)
      .errors({ SIGN_IN_REQUIRED }),
  },
  notification_settings: {
    show: forMember('see_threads')
      .route({ method: 'GET', path: settingsPath, summary: '自分へのお知らせの設定を見る', tags })
      .output(Settings)
      .errors({ SIGN_IN_REQUIRED }),
    change: forMember('see_threads')
      .route({ method: 'PATCH', path: settingsPath, summary: '自分へのお知らせの設定を変える', tags })
      .input(z.strictObject({ settings: settings.max(Kind.options.length) }))
      .output(Settings)
      .errors({ SIGN_IN_REQUIRED }),
  },
}
