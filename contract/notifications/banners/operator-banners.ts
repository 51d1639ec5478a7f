import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { secondOperatorRefusals } from '#contract/platform/errors/second-operator.ts'
import { ofPublicationRequest, PublicationRequest, takes_two } from '#contract/platform/system/publication-request.ts'
import { Id } from '#contract/platform/ids.ts'
import { AnnouncementState } from '../announcements/operator-announcements.ts'
import { line } from '#contract/platform/text/plain-text.ts'
import { announcementHref } from '../announcements/announcement-href.ts'
import { KnownTime } from '#contract/platform/text/timestamp.ts'

/** Where a banner may lead, as a browser reads it. */
const Link = z
  .string()
  .trim()
  .max(2_000)
  .refine(
    (link) => /^(https?:\/\/|\/[^/\\])/.test(announcementHref(link) ?? ''),
    'https:// で始まるアドレスか、このサイトの / で始まるアドレスを入力してください。',
  )
  .overwrite((link) => announcementHref(link) ?? link)

const content = {
  link: Link.meta({ example: '/about/metrics' }),
  /** The address of a picture that was sent. */
  image: z.string().min(1, '画像を選んでください。').max(200).meta({ example: '/pictures/0a6c1f0e-6c1e-4f43-9d52-0f7c9b6a7e11.webp' }),
  /** What the picture says, for users who cannot see it. */
  alt: line(200).min(1, '画像の説明を入力してください。').meta({ example: '応募に返事があるか、数字で見てから応募する' }),
  /** In a new tab. */
  blank: z.boolean(),
  display_start_at: KnownTime,
  display_end_at: KnownTime.nullable(),
}

export const OperatorBanner = z.object({
  ...content,
  link: z.string().meta({ example: '/about/metrics' }),
  alt: z.string().meta({ example: '応募に返事があるか、数字で見てから応募する' }),
  id: z.int(),
  state: AnnouncementState.exclude(['draft']).meta({ example: 'live' }),
  revision: z.int(),
  is_demo: z.boolean(),
})
export type OperatorBanner = z.infer<typeof OperatorBanner>

export const BannerContent = z.strictObject(content)
export type BannerContent = z.infer<typeof BannerContent>

const BannerRequest = PublicationRequest.extend({
  /** Of a change: the banner that is shown. Null: a new one. */
  banner_id: z.int().nullable().meta({ example: null }),
  content: OperatorBanner.pick({ link: true, image: true, alt: true, blank: true, display_start_at: true, display_end_at: true }),
})
export type BannerRequest = z.infer<typeof BannerRequest>

/** Null while a second operator decides. */
const SavedOrAsked = z.object({ banner: OperatorBanner.nullable() })

const tags = ['operator_banners']
const path = '/operators/banners/'
const { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED, ROLE_FORBIDDEN, NOT_FOUND, INPUT_INVALID, PAGE_CHANGED, PAYLOAD_TOO_LARGE, FILES_FULL, TOO_MANY_REQUESTS } =
  errors
const { NOTICE_REQUESTED, NOTICE_DECIDED } = errors
const guarded = { SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED }
const writing = { ...guarded, ROLE_FORBIDDEN, INPUT_INVALID }
const ids = z.array(Id).max(500)

export const operatorBanners = {
  list: forOperator('see_notices')
    .route({ method: 'GET', path, summary: 'バナーを順に見る', tags })
    .output(z.object({ banners: z.array(OperatorBanner), requests: z.array(BannerRequest), takes_two }))
    .errors(guarded),
  /** Once a second operator agrees; where there is none, at once. */
  create: forOperator('publish_notices')
    .route({ method: 'POST', path, summary: 'バナーを追加する', tags })
    .input(BannerContent)
    .output(SavedOrAsked)
    .errors(writing),
  /** The same; nothing but another end is saved at once. */
  change: forOperator('publish_notices')
    .route({ method: 'PATCH', path: `${path}{id}/`, summary: 'バナーを変える', tags })
    .input(z.strictObject({ id: Id, revision: z.int().min(1), ...content }))
    .output(SavedOrAsked)
    .errors({ ...writing, NOT_FOUND, PAGE_CHANGED, NOTICE_REQUESTED }),
  /** By another operator than who asked. */
  approve: forOperator('approve_notices')
    .route({ method: 'PUT', path: `${path}requests/{request_id}/approval/`, summary: 'バナーを承認する', tags })
    .input(ofPublicationRequest)
    .output(OperatorBanner)
    .errors({ ...writing, ...secondOperatorRefusals, NOT_FOUND, PAGE_CHANGED, NOTICE_DECIDED, CONFIRMATION_REQUIRED: errors.CONFIRMATION_REQUIRED }),
  /** By who asked, or by anybody who could approve it: then it is refused. */
  withdraw: forOperator('publish_notices')
    .route({ method: 'PUT', path: `${path}requests/{request_id}/withdrawal/`, summary: 'バナーの依頼を取り消す・断る', tags })
    .input(ofPublicationRequest)
    .output(Done)
    .errors({ ...writing, NOT_FOUND, NOTICE_DECIDED }),
  remove: forOperator('publish_notices')
    .route({ method: 'DELETE', path: `${path}{id}/`, summary: 'バナーを消す', tags })
    .input(z.strictObject({ id: Id }))
    .output(Done)
    .errors({ ...writing, NOT_FOUND }),
  /** All of them in their new order; `was` is the order in which they were read. */
  order: forOperator('publish_notices')
    .route({ method: 'PUT', path: `${path}order/`, summary: 'バナーの順を変える', tags })
    .input(z.strictObject({ ids, was: ids }))
    .output(Done)
    .errors({ ...writing, PAGE_CHANGED }),
  add_picture: forOperator('publish_notices')
    .route({ method: 'POST', path: `${path}pictures/`, summary: 'バナーの画像を送る', tags })
    .input(z.strictObject({ file: z.file() }))
    .output(z.object({ picture: z.string().meta({ example: '/pictures/0a6c1f0e-6c1e-4f43-9d52-0f7c9b6a7e11.webp' }) }))
    .errors({ ...writing, PAYLOAD_TOO_LARGE, FILES_FULL, TOO_MANY_REQUESTS }),
}
