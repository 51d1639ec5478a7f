import { z } from 'zod'
import { LinkToken } from '#contract/accounts/sign-in/credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { forAnyone } from '#contract/platform/procedure.ts'

/** What a calendar asks every few hours, without a sign-in: the link is all that it has, so that times, kinds and places stand in it, and neither names nor titles. */
export const calendarFeeds = {
  read: forAnyone
    .route({ method: 'GET', path: '/calendar_feeds/{token}/', summary: 'カレンダーの購読リンクから、面談・面接の日時を受け取る', tags: ['meetings'] })
    .input(z.object({ token: LinkToken.meta({ description: '購読リンクのトークン。', example: 'kQ3v0cW9hbGxlbmdlLWV4YW1wbGU' }) }))
    .output(z.file())
    .errors({ LINK_INVALID: errors.LINK_INVALID }),
}
