import { candidate } from '#server/api.ts'
import { withdraw } from './withdraw.ts'

export const withdrawals = {
  withdrawal: candidate.withdrawal.handler(({ context, input }) => withdraw(context, input.reason)),
}
