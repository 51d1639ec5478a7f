import { href } from 'react-router'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorFound, OperatorKind } from '#contract/operations/finding/operator-finding.ts'
import { reportKinds, reportStates, requestKinds, requestStates } from '#contract/operations/reports/ticket-words.ts'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'
import { companyStateNames } from '#web/operator/operations/companies/labels/state-names.ts'
import { type FoundKind, foundGroups, ofId, withWords, wordOf } from '#web/work/finding/found-groups.ts'
import type { Findings } from '#web/work/palette/palette-entry.ts'

const claimStates = { waiting: '未対応', granted: '承認', refused: '却下' }
const areas = { candidate: '求職者', company: '企業のメンバー' }

/** Each kind as the palette and the page show it: its name, where one of it leads, and the list that holds more. */
const kinds: Record<OperatorKind, FoundKind> = {
  companies: {
    name: '企業',
    icon: 'building',
    to: ofId(href('/operator/companies/detail')),
    note: ({ note, state }) => [note, wordOf(companyStateNames, state)],
    all: withWords(href('/operator/companies'), 'q'),
  },
  job_offers: {
    name: '求人',
    icon: 'file',
    to: ofId(href('/operator/job_offers/review')),
    note: ({ note, state }) => [note, wordOf(jobStateNames, state)],
    all: withWords(href('/operator/job_offers/all'), 'q'),
  },
  people: {
    name: '求職者とメンバー',
    icon: 'person',
    to: ({ id, state }) => `${href('/operator/people/detail')}?area=${state}&id=${id}`,
    note: ({ note, state }) => [note, wordOf(areas, state)],
    all: withWords(href('/operator/people'), 'q'),
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

export const operatorFindings = ({ groups }: OperatorFound, q: string): Findings => ({ groups: foundGroups(kinds, groups, q) })
