import { member } from '#server/api.ts'
import { changeSharedTemplate, changeTemplate, createTemplate, listTemplates, moveTemplate, removeTemplate } from './message-templates.ts'

export const messageTemplates = {
  message_templates: {
    list: member.message_templates.list.handler(({ context }) => listTemplates(context)),
    create: member.message_templates.create.handler(({ context, input }) => createTemplate(context, 'own', input)),
    change: member.message_templates.change.handler(({ context, input }) => changeTemplate(context, input)),
    move: member.message_templates.move.handler(({ context, input }) => moveTemplate(context, 'own', input)),
    remove: member.message_templates.remove.handler(({ context, input }) => removeTemplate(context, 'own', input.id)),
  },
  shared_message_templates: {
    create: member.shared_message_templates.create.handler(({ context, input }) => createTemplate(context, 'shared', input)),
    change: member.shared_message_templates.change.handler(({ context, input }) => changeSharedTemplate(context, input)),
    move: member.shared_message_templates.move.handler(({ context, input }) => moveTemplate(context, 'shared', input)),
    remove: member.shared_message_templates.remove.handler(({ context, input }) => removeTemplate(context, 'shared', input.id)),
  },
}
