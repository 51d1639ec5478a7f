import type { Api } from '#contract/index.ts'
import type { CandidateThread, ThreadFilter } from '#contract/conversations/threads.ts'

/** The tabs of the inbox, in their order. */
export const inboxTabs = { awaiting: '要返信', scouts: 'スカウト', applications: '応募・選考', all: 'すべて', archived: 'アーカイブ' } as const
export type InboxTab = keyof typeof inboxTabs

const older: Partial<Record<string, InboxTab>> = { unread: 'all' }

/** The tab of an address; earlier addresses had more filters. */
export function readInboxTab(params: URLSearchParams): InboxTab {
  const filter = params.get('filter') ?? ''
  return Object.hasOwn(inboxTabs, filter) ? (filter as InboxTab) : (older[filter] ?? 'awaiting')
}

const PER_PAGE = 30

export type InboxGroup = { name: string; title: string | null; threads: CandidateThread[] }
export type Inbox = { tab: InboxTab; counts: Record<ThreadFilter, number>; groups: InboxGroup[]; total: number; page: number; per_page: number }

/** The conversations behind one tab. 要返信 also shows what was put off, and for whom the candidate waits. */
export async function loadInbox({ message_companies }: Api['candidate_users'], tab: InboxTab, page = 1): Promise<Inbox> {
  if (tab !== 'awaiting') {
    const { threads, ...found } = await message_companies({ filter: tab, page, per_page: PER_PAGE })
    return { tab, ...found, groups: [{ name: tab, title: null, threads }] }
  }
  const [awaiting, snoozed, waiting] = await Promise.all([
    message_companies({ filter: 'awaiting', page, per_page: PER_PAGE }),
    message_companies({ filter: 'snoozed', per_page: PER_PAGE }),
    message_companies({ filter: 'waiting', per_page: PER_PAGE }),
  ])
  const { threads, ...found } = awaiting
  const groups = [
    { name: 'awaiting', title: null, threads },
    { name: 'snoozed', title: 'あとで返信する', threads: snoozed.threads },
    { name: 'waiting', title: '相手の返信待ち', threads: waiting.threads },
  ]
  return { tab, ...found, groups: groups.filter(({ name, threads }) => name === 'awaiting' || threads.length > 0) }
}
