import { href } from 'react-router'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { CompanyFound, CompanyKind } from '#contract/hiring/finding/company-finding.ts'
import type { Found } from '#contract/platform/finding/finding.ts'
import { selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import { candidatePath, CANDIDATES_PATH } from '#web/company/candidates/candidates-path.ts'
import { jobStateNames } from '#web/company/jobs/lifecycle/job-state-names.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { Findings, PaletteEntry, PaletteGroup } from '#web/work/palette/palette-entry.ts'

type Kind = { name: string; icon: IconName; to: (id: string) => string; note: (found: Found) => (string | undefined)[]; all?: (q: string) => string }

const wordOf = (words: Record<string, string>, { state }: Found) => (state === null ? undefined : words[state])
const withWords = (path: string, name: string) => (q: string) => `${path}?${new URLSearchParams({ [name]: q })}`
const turns = { company: '要返信', candidate: '候補者の返信待ち' }

/** Each kind as the palette and the page show it: its name, where one of it leads, and the list that holds more. */
const kinds: Record<CompanyKind, Kind> = {
  applications: {
    name: '選考',
    icon: 'person',
    to: (id) => `${href('/online/companies/selection/detail')}?id=${id}`,
    note: (found) => [wordOf(selectionSteps, found), found.note],
  },
  conversations: {
    name: 'メッセージ',
    icon: 'message',
    to: (id) => `${href('/online/companies/messages/detail')}?candidate_id=${id}`,
    note: (found) => [wordOf(turns, found), found.note],
    all: withWords(href('/online/companies/messages'), 'q'),
  },
  candidates: { name: '求職者', icon: 'eye', to: candidatePath, note: ({ note }) => [note], all: withWords(CANDIDATES_PATH, 'free_word') },
  job_offers: {
    name: '求人',
    icon: 'building',
    to: (id) => `${href('/online/companies/job_offers/edit')}?id=${id}`,
    note: (found) => [wordOf(jobStateNames, found), found.note],
    all: withWords(href('/online/companies/job_offers'), 'free_word'),
  },
  stories: { name: 'ストーリー', icon: 'file', to: (id) => `${href('/online/companies/stories/edit')}?id=${id}`, note: () => [] },
  members: {
    name: 'メンバー',
    icon: 'person',
    to: () => href('/online/companies/settings/members'),
    note: (found) => [found.note, wordOf(roleNames, found)],
  },
}

const entryOf = (kind: CompanyKind, found: Found): PaletteEntry => {
  const { icon, to, note } = kinds[kind]
  const beside = note(found).filter(Boolean).join('・')
  return { key: `${kind} ${found.id}`, label: found.name, icon, to: to(found.id), ...(beside && { note: beside }) }
}

export const companyFindings = ({ groups, are_candidates_left_out }: CompanyFound): Findings => ({
  groups: groups.map(({ kind, found }) => ({ key: kind, name: kinds[kind].name, entries: found.map((one) => entryOf(kind, one)) })),
  note: are_candidates_left_out ? '求職者は検索できませんでした。1日に表示できる人数の上限に達したか、準備中です。' : undefined,
})

/** Where the rest of a kind is listed; of those of which not all were named. */
export const moreInCompany =
  (q: string, { groups }: CompanyFound) =>
  ({ key, name }: PaletteGroup) => {
    const group = groups.find(({ kind, has_more }) => kind === key && has_more)
    const all = group && kinds[group.kind].all
    return all && { to: all(q), label: `${name}をすべて見る` }
  }
