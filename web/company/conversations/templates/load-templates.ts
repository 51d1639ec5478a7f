import type { MessageTemplate } from '#contract/conversations/templates/message-templates.ts'
import type { Api } from '#contract/index.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

/** The templates of the company and of the member; none for who cannot write: a guest, or while the company is not open. */
export async function loadTemplates({ message_templates }: Api['company_users']): Promise<MessageTemplate[]> {
  try {
    return (await message_templates.list()).templates
  } catch (error) {
    if (!refusalOf(error)) throw error
    return []
  }
}
