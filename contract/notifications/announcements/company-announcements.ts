import { z } from 'zod'
import { forMember } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { Notification } from './notifications.ts'

const tags = ['company_notifications']
const path = '/company_users/notices/'
const { SIGN_IN_REQUIRED, NOT_FOUND, NOTICE_CHANGED } = errors
const Receipt = z.object({ success: z.boolean(), unread_count: z.int() })

/** What operators announce to members of companies. */
export const companyAnnouncements = {
  notices: {
    list: forMember('see_account')
      .route({ method: 'GET', path, summary: '運営からのお知らせを見る', tags })
      .output(z.object({ notifications: z.array(Notification) }))
      .errors({ SIGN_IN_REQUIRED }),
    /** Confirming again changes nothing and answers the same. */
    confirm: forMember('see_account')
      .route({ method: 'POST', path: `${path}{id}/confirm/`, summary: '運営からのお知らせを確認する', tags })
      .input(z.strictObject({ id: Id, version: z.int().min(1).optional() }))
      .output(Receipt)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND, NOTICE_CHANGED }),
    view: forMember('see_account')
      .route({ method: 'PUT', path: `${path}{id}/view/`, summary: '運営からのお知らせを読んだことにする', tags })
      .input(z.strictObject({ id: Id }))
      .output(Receipt)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
  },
}
