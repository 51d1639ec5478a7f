import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forAnyone, forCandidate } from '#contract/platform/procedure.ts'
import { alertFrequencies } from '#contract/notifications/settings/alert-frequencies.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

/** What is kept of a search: its conditions. Order, page and what is left out belong to the moment of looking. */
export const SavedConditions = JobSearch.omit({ sort: true, page: true, per_page: true, exclude_applied: true, exclude_favorited: true })
export type SavedConditions = z.infer<typeof SavedConditions>

const Name = z.string().trim().min(1).max(100).meta({ example: '東京のバックエンド' })
const settings = { frequency: z.enum(alertFrequencies).meta({ example: 'daily' }), sends_mail: z.boolean() }

export const SavedSearch = z.object({
  id: z.int(),
  name: z.string().meta({ example: '東京都・フルリモート可' }),
  search: SavedConditions,
  ...settings,
  /** New jobs that wait for the next alert. */
  waiting_count: z.int(),
  last_notified_at: Timestamp.nullable(),
  created_at: Timestamp,
})
export type SavedSearch = z.infer<typeof SavedSearch>

const tags = ['saved_searches']
/** From the mail's link: anyone with the link can stop those mails, of one search or of one kind, signed in or not. `name` is that of the search, or the kind. */
const Unsubscription = z.strictObject({ token: z.string().min(1).max(500).meta({ description: 'メールのリンクに入っている文字列。', example: 'v1.c2FtcGxl' }) })

export const savedSearches = {
  list: forCandidate
    .route({ method: 'GET', path: '/candidate_users/saved_searches/', summary: '保存した検索を見る', tags })
    .output(z.object({ saved_searches: z.array(SavedSearch) })),
  create: forCandidate
    .route({ method: 'POST', path: '/candidate_users/saved_searches/', summary: '検索の条件を保存する', tags })
    .input(
      z.strictObject({
        name: Name,
        search: z.strictObject(SavedConditions.shape),
        frequency: settings.frequency.default('daily'),
        sends_mail: settings.sends_mail.default(true),
      }),
    )
    .output(SavedSearch)
    .errors({ TOO_MANY_SAVED_SEARCHES: errors.TOO_MANY_SAVED_SEARCHES }),
  change: forCandidate
    .route({ method: 'PATCH', path: '/candidate_users/saved_searches/{id}/', summary: '保存した検索の名前と知らせ方を変える', tags })
    .input(z.strictObject({ id: Id, name: Name.optional(), frequency: settings.frequency.optional(), sends_mail: settings.sends_mail.optional() }))
    .output(SavedSearch)
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
  remove: forCandidate
    .route({ method: 'DELETE', path: '/candidate_users/saved_searches/{id}/', summary: '保存した検索を消す', tags })
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}

export const unsubscriptions = {
  show: forAnyone
    .route({ method: 'GET', path: '/unsubscriptions/{token}/', summary: 'どのメールを止めるリンクかを見る', tags })
    .input(Unsubscription)
    .output(
      z.object({
        about: z.enum(['saved_search', 'candidate', 'member', 'mail_magazine']),
        name: z.string().meta({ example: '東京都・フルリモート可' }),
        sends_mail: z.boolean(),
      }),
    )
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
  make: forAnyone
    .route({ method: 'PUT', path: '/unsubscriptions/{token}/', summary: 'このリンクの種類のメールを止める', tags })
    .input(Unsubscription)
    .output(Done)
    .errors({ NOT_FOUND: errors.NOT_FOUND }),
}
