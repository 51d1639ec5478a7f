import { member } from '#server/api.ts'
import { finish, postpone, remind } from './change-reminders.ts'
import { listPools } from './list-pools.ts'

export const candidatePools = {
  list: member.candidate_pools.list.handler(({ context }) => listPools(context)),
  remind: member.candidate_pools.remind.handler(({ context, input }) => remind(context, input)),
  postpone: member.candidate_pools.postpone.handler(({ context, input }) => postpone(context, input)),
  finish: member.candidate_pools.finish.handler(({ context, input }) => finish(context, input)),
}
