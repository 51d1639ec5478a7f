import type { Api } from '#contract/index.ts'
import type { Message } from '#contract/conversations/messages.ts'
import { seenOf } from '../applications/shown/seen-of.ts'

const answerable = ['delivered', 'parked']

/** Of a conversation with a scout: how its last one stands, and, until it is answered for good, what an answer takes. */
export async function loadScout({ candidate_users, lookups }: Api, company_id: number, messages: Message[]) {
  const last = messages.findLast(({ scout }) => scout)?.scout
  if (!last || !['accepted', 'refused', ...answerable].includes(last.state)) return null
  const { application_choices, scouts } = candidate_users
  const shown = await scouts.show({ company_id })
  if (!answerable.includes(shown.scout.state)) return { ...shown, choice: null }
  const offered = await application_choices.show({ company_id })
  const [previewed, tables] = await Promise.all([
    application_choices.preview({ company_id, shown: offered.choice }),
    offered.missing.length > 0 ? lookups.list() : undefined,
  ])
  return { ...shown, choice: { offered, seen: seenOf(previewed), jobFields: tables?.job_fields ?? [] } }
}

export type LoadedScout = NonNullable<Awaited<ReturnType<typeof loadScout>>>
