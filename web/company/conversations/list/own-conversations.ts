import { href } from 'react-router'
import { CompanyThreadSearch } from '#contract/conversations/threads.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** The conversations of the company, as its member may read them. */
export const ownConversations = workSource({
  name: 'messages',
  search: CompanyThreadSearch,
  ask: async ({ company_users }, search) => {
    const { threads, ...found } = await company_users.message_candidates(search)
    return { rows: threads.map((thread) => ({ ...thread, id: thread.candidate.id })), ...found }
  },
  to: ({ id }) => `${href('/online/companies/messages/detail')}?candidate_id=${id}`,
  idIn: 'candidate_id',
})
