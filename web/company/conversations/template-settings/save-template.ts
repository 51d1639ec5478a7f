import type { Api } from '#contract/index.ts'
import type { MessageTemplate } from '#contract/conversations/templates/message-templates.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

export const SHARED = 'shared'

/** A new template, or another form of a `saved` one: for everybody who writes, or for the member alone. */
export function saveTemplate(
  { message_templates, shared_message_templates }: Api['company_users'],
  values: Record<string, unknown>,
  saved?: Pick<MessageTemplate, 'id' | 'is_shared'>,
) {
  const words = { name: textOf(values.name), message: textOf(values.message) }
  const is_shared = values.audience === SHARED
  if (!saved) return (is_shared ? shared_message_templates : message_templates).create(words)
  if (is_shared || saved.is_shared) return shared_message_templates.change({ id: saved.id, ...words, is_shared })
  return message_templates.change({ id: saved.id, ...words })
}
