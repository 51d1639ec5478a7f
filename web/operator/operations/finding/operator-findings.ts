import { href } from 'react-router'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorFound, OperatorKind } from '#contract/operations/finding/operator-finding.ts'
import { reportKinds, reportStates, requestKinds, requestStates } from '#contract/operations/reports/ticket-words.ts'
import type { Found } from '#contract/platform/finding/finding.ts'
import { companyStateNames, jobStateNames } from '#web/operator/operations/companies/labels/state-names.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { Findings, PaletteEntry, PaletteGroup } from '#web/work/palette/palette-entry.ts'

type Kind = { name: string; icon: IconName; to: (found: Found) => string; note: (found: Found) => (string | undefined)[]; all?: (q: string) => string }

const wordOf = (words: Record<string, string>, word: string | null) => (word === null ? undefined : words[word])
const ofId = (path: string) => (found: Found) => `${path}?id=${found.id}`
const withWords = (path: string) => (q: string) => `${path}?${new URLSearchParams({ q })}`
const claimStates = { waiting: '未対応', granted: '承認', refused: '却下' }
const areas = { candidate: '求職者', company: '企業のメンバー' }

/** Each kind as the palette and the page show it: its name, where one of it leads, and the list that holds more. */
const kinds: Record<OperatorKind, Kind> = {
  companies: {
    name: '企業',
    icon: 'building',
    to: ofId(href('/operator/companies/detail')),
    note: ({ note, state }) => [note, wordOf(companyStateNames, state)],
    all: withWords(href('/operator/companies')),
  },
  job_offers: {
    name: '求人',
    icon: 'file',
    to: ofId(href('/operator/job_offers/review')),
    note: ({ note, state }) => [note, wordOf(jobStateNames, state)],
    all: withWords(href('/operator/job_offers/all')),
  },
  people: {
    name: '求職者とメンバー',
    icon: 'person',
    to: ({ id, state }) => `${href('/operator/people/detail')}?area=${state}&id=${id}`,
    note: ({ note, state }) => [note, wordOf(areas, state)],
    all: withWords(href('/operator/people')),
  },
  reports: {
    name: '通報と苦情',
    icon: 'flag',
    to: ofId(href('/operator/reports/detail')),
    note: ({ note, state }) => [wordOf(reportKinds, note), wordOf(reportStates, state)],
  },
  data_requests: {
    name: '個人情報の請求',
    icon: 'lock',
    to: ofId(href('/operator/requests/detail')),
    note: ({ note, state }) => [wordOf(requestKinds, note), wordOf(requestStates, state)],
  },
  claims: {
    name: '管理者になる申請',
    icon: 'check',
    to: ({ id }) => `${href('/operator/claims')}#claim-${id}`,
    note: ({ note, state }) => [note, wordOf(claimStates, state)],
  },
  members: {
    name: '運営のメンバー',
    icon: 'person',
    to: ofId(href('/operator/members/detail')),
    note: ({ note, state }) => [note, wordOf(operatorRoleNames, state)],
  },
}

const entryOf = (kind: OperatorKind, found: Found): PaletteEntry => {
  const { icon, to, note } = kinds[kind]
  const beside = note(found).filter(Boolean).join('・')
  return { key: `${kind} ${found.id}`, label: found.name, icon, to: to(found), ...(beside && { note: beside }) }
}

export const operatorFindings = ({ groups }: OperatorFound): Findings => ({
  groups: groups.map(({ kind, found }) => ({ key: kind, name: kinds[kind].name, entries: found.map((one) => entryOf(kind, one)) })),
})

/** Where the rest of a kind is listed; of those of which not all were named. */
export const moreToOperators =
  (q: string, { groups }: OperatorFound) =>
  ({ key, name }: PaletteGroup) => {
    const group = groups.find(({ kind, has_more }) => kind === key && has_more)
    const all = group && kinds[group.kind].all
    return all && { to: all(q), label: `${name}をすべて見る` }
  }
