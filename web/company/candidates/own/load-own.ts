import type { Api } from '#contract/index.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

export type Colleague = { id: string; name: string }

/** What the company wrote about a candidate, and what its members choose from. Nothing for a guest, who has no part in the search. */
export async function loadOwn({ company_users: api }: Api, candidate_id: string) {
  try {
    const [{ notes }, { members }, { candidate_lists: lists }, { tags }] = await Promise.all([
      api.candidate_notes.list({ candidate_id }),
      api.members.list({}),
      api.candidate_lists.list(),
      api.candidate_tags.list(),
    ])
    return { notes, lists, tags, members: members.filter(({ role }) => role !== 'guest').map(({ id, name }): Colleague => ({ id, name })) }
  } catch (error) {
    if (refusalOf(error)?.code === 'ROLE_FORBIDDEN') return null
    throw error
  }
}

export type LoadedOwn = NonNullable<Awaited<ReturnType<typeof loadOwn>>>
