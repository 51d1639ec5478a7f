import { href } from 'react-router'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { CompanyFound, CompanyKind } from '#contract/hiring/finding/company-finding.ts'
import { selectionSteps } from '#contract/hiring/selection/selection-steps.ts'
import { candidatePath, CANDIDATES_PATH } from '#web/company/candidates/candidates-path.ts'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'
import { type FoundKind, foundGroups, ofId, withWords, wordOf } from '#web/work/finding/found-groups.ts'
import type { Findings } from '#web/work/palette/palette-entry.ts'

const turns = { company: '要返信', candidate: '候補者の返信待ち' }

/** Each kind as the palette and the page show it: its name, where one of it leads, and the list that holds more. */
const kinds: Record<CompanyKind, FoundKind> = {
  applications: {
    name: '選考',
    icon: 'person',
    to: ofId(href('/online/companies/selection/detail')),
    note: ({ note, state }) => [wordOf(selectionSteps, state), note],
  },
  conversations: {
    name: 'メッセージ',
    icon: 'message',
    to: ofId(href('/online/companies/messages/detail'), 'candidate_id'),
    note: ({ note, state }) => [wordOf(turns, state), note],
    all: withWords(href('/online/companies/messages'), 'q'),
  },
  candidates: { name: '候補者', icon: 'eye', to: ({ id }) => candidatePath(id), note: ({ note }) => [note], all: withWords(CANDIDATES_PATH, 'free_word') },
  job_offers: {
    name: '求人',
    icon: 'building',
    to: ofId(href('/online/companies/job_offers/edit')),
    note: ({ note, state }) => [wordOf(jobStateNames, state), note],
    all: withWords(href('/online/companies/job_offers'), 'free_word'),
  },
  stories: { name: 'ストーリー', icon: 'file', to: ofId(href('/online/companies/stories/edit')), note: () => [] },
  members: {
    name: 'メンバー',
    icon: 'person',
    to: () => href('/online/companies/settings/members'),
    note: ({ note, state }) => [note, wordOf(roleNames, state)],
  },
}

export const companyFindings = ({ groups, are_candidates_left_out }: CompanyFound, q: string): Findings => ({
  groups: foundGroups(kinds, groups, q),
  note: are_candidates_left_out ? '候補者は検索できませんでした。1日に表示できる人数の上限に達したか、準備中です。' : undefined,
})
