import { z } from 'zod'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Uuid } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { line, text } from '#contract/platform/text/plain-text.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { LONGEST_MESSAGE } from '../message-limits.ts'
import { LONGEST_TEMPLATE_NAME, placeholders, unknownPlaceholder } from './placeholders.ts'

const known = placeholders.map((name) => `{${name}}`).join('')

/** How a member begins a message to a candidate: `{候補者名}`, `{求人名}`, `{企業名}` and `{担当者名}` are filled in by the page that writes the message. */
const NewTemplate = {
  name: line(LONGEST_TEMPLATE_NAME).min(1, '名前を入力してください。').meta({ example: '書類選考のお礼' }),
  message: text(LONGEST_MESSAGE)
    .min(1, '本文を入力してください。')
    .refine((message) => unknownPlaceholder(message) === undefined, {
      error: ({ input }) => `「${unknownPlaceholder(input as string)}」は使えません。使える差し込み項目は${known}です。`,
    })
    .meta({ example: '{候補者名}さん\n\n「{求人名}」へのご応募ありがとうございます。{企業名}の{担当者名}です。' }),
}

export const MessageTemplate = z.object({
  id: z.uuid(),
  name: z.string().meta({ example: '書類選考のお礼' }),
  message: z.string().meta({ example: '{候補者名}さん\n\n「{求人名}」へのご応募ありがとうございます。' }),
  /** For everybody of the company who writes messages; otherwise only for the member who asks. */
  is_shared: z.boolean(),
  updated_at: Timestamp,
})
export type MessageTemplate = z.infer<typeof MessageTemplate>

const tags = ['messages']
const own = '/company_users/message_templates/'
const shared = '/company_users/shared_message_templates/'
const { NOT_FOUND, INPUT_INVALID } = errors
const ofOne = { ...memberRefusals, NOT_FOUND, INPUT_INVALID }
const Moved = z.strictObject({ id: Uuid, position: WholeNumber(1, 100).meta({ description: '並び順。1から。', example: 1 }) })

export const messageTemplates = {
  /** The member's own and the shared ones, each in its order. Somebody else's own are in no answer. */
  list: forMember('write_messages')
    .route({ method: 'GET', path: own, summary: 'メッセージのテンプレートを見る', tags })
    .output(z.object({ templates: z.array(MessageTemplate) }))
    .errors(memberRefusals),
  create: forMember('write_messages')
    .route({ method: 'POST', path: own, summary: '自分だけのテンプレートを作成する', tags })
    .input(z.strictObject(NewTemplate))
    .output(MessageTemplate)
    .errors({ ...memberRefusals, INPUT_INVALID, TOO_MANY_OWN_TEMPLATES: errors.TOO_MANY_OWN_TEMPLATES }),
  change: forMember('write_messages')
    .route({ method: 'PUT', path: `${own}{id}/`, summary: '自分だけのテンプレートを編集する', tags })
    .input(z.strictObject({ id: Uuid, ...NewTemplate }))
    .output(MessageTemplate)
    .errors(ofOne),
  move: forMember('write_messages')
    .route({ method: 'PUT', path: `${own}{id}/position/`, summary: '自分だけのテンプレートを並べ替える', tags })
    .input(Moved)
    .output(Done)
    .errors(ofOne),
  /** Messages that were begun with it stay. */
  remove: forMember('write_messages')
    .route({ method: 'DELETE', path: `${own}{id}/`, summary: '自分だけのテンプレートを削除する', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors(ofOne),
}

export const sharedMessageTemplates = {
  create: forMember('edit_templates')
    .route({ method: 'POST', path: shared, summary: '共有のテンプレートを作成する', tags })
    .input(z.strictObject(NewTemplate))
    .output(MessageTemplate)
    .errors({ ...memberRefusals, INPUT_INVALID, TOO_MANY_SHARED_TEMPLATES: errors.TOO_MANY_SHARED_TEMPLATES }),
  /** A shared one, or one of the member's own that is to be shared. With `is_shared: false` it becomes the member's own. */
  change: forMember('edit_templates')
    .route({ method: 'PUT', path: `${shared}{id}/`, summary: '共有のテンプレートを編集する', tags })
    .input(
      z.strictObject({
        id: Uuid,
        ...NewTemplate,
        is_shared: z.boolean().optional().meta({ description: 'falseなら、編集したメンバーだけのテンプレートになる。なければtrue。', example: true }),
      }),
    )
    .output(MessageTemplate)
    .errors({ ...ofOne, TOO_MANY_SHARED_TEMPLATES: errors.TOO_MANY_SHARED_TEMPLATES, TOO_MANY_OWN_TEMPLATES: errors.TOO_MANY_OWN_TEMPLATES }),
  move: forMember('edit_templates')
    .route({ method: 'PUT', path: `${shared}{id}/position/`, summary: '共有のテンプレートを並べ替える', tags })
    .input(Moved)
    .output(Done)
    .errors(ofOne),
  remove: forMember('edit_templates')
    .route({ method: 'DELETE', path: `${shared}{id}/`, summary: '共有のテンプレートを削除する', tags })
    .input(z.strictObject({ id: Uuid }))
    .output(Done)
    .errors(ofOne),
}
