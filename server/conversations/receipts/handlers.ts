import { candidate, member } from '#server/api.ts'
import { changeReadReceipts, showReadReceipts } from './read-receipts.ts'

export const candidateReadReceipts = {
  read_receipts: {
    show: candidate.read_receipts.show.handler(({ context }) => showReadReceipts(context)),
    change: candidate.read_receipts.change.handler(({ context, input }) => changeReadReceipts(context, input.is_shown)),
  },
}

export const companyReadReceipts = {
  read_receipts: {
    show: member.read_receipts.show.handler(({ context }) => showReadReceipts(context)),
    change: member.read_receipts.change.handler(({ context, input }) => changeReadReceipts(context, input.is_shown)),
  },
}
