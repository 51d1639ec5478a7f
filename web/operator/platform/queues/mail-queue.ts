import { MailSearch } from '#contract/platform/queues/mail-queue.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** The outbox, as operators see it. */
export const mailQueue = workSource({
  name: 'mails',
  search: MailSearch,
  ask: async ({ operators }, search) => {
    const { mails: rows, ...found } = await operators.mails.list(search)
    return { rows, ...found }
  },
})
