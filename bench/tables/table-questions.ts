import type { OperatorContext, MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { listCandidates } from '#server/candidates/search/search/list-candidates.ts'
import { listCompanyThreads } from '#server/conversations/messages/list/list-threads.ts'
import { listJobSelections } from '#server/hiring/board/list-job-selections.ts'
import { showTasks } from '#server/hiring/tasks/show-tasks.ts'
import { listOwnJobs } from '#server/jobs/editing/list-own-jobs.ts'
import { listDeliveries } from '#server/notifications/webhooks/endpoints/deliveries.ts'
import { listPeople } from '#server/operations/candidates/list-people.ts'
import { listJobsToOperators } from '#server/operations/jobs/list-jobs-to-operators.ts'
import { listAuditLogs } from '#server/platform/audit/list-audit-logs.ts'
import { listMails } from '#server/platform/mail/queue/queued-mails.ts'
import type { Sizes } from './fill-tables.ts'

const ROWS = 50
const words = ['設計', '営業', 'エンジニア', '計測', '人事', '在庫', 'デザイン', '研修', '契約', '改善']
const nthOf = <Value>(values: readonly Value[], nth: number) => values[nth % values.length]!

/** What is asked of a list: another question each time, so that no answer is a repeated one. */
export type Question = { list: string; asks: string; ask: (nth: number) => Promise<unknown> }

type Contexts = { operator: OperatorContext; member: MemberContext; searcher: MemberContext; endpoint: string; sizes: Sizes }

/** The first page, one from the middle, the last, another order, and a filter, of each large list. */
export function tableQuestions({ operator, member, searcher, endpoint, sizes: { rows, candidates, ownJobs } }: Contexts): Question[] {
  const per_page = ROWS
  const middle = (count: number) => (nth: number) => Math.max(1, Math.floor(count / ROWS / 2) - nth)
  const last = (count: number) => (nth: number) => Math.max(1, Math.floor(count / ROWS) - nth)
  const [half, end] = [middle(rows), last(rows)]
  const named = <Asked>(list: string, ask: (asked: Asked & { per_page: number }) => Promise<unknown>, asks: Record<string, (nth: number) => Asked>) =>
    Object.entries(asks).map(([name, of]) => ({ list, asks: name, ask: (nth: number) => ask({ ...of(nth), per_page }) }))
  return [
    ...named<Parameters<typeof listJobsToOperators>[1]>('jobs of all', (asked) => listJobsToOperators(operator, asked), {
      'first page': (nth) => ({ page: 1 + (nth % 3) }),
      'middle page': (nth) => ({ page: half(nth) }),
      'last page': (nth) => ({ page: end(nth) }),
      'by title': (nth) => ({ sort: nth % 2 ? 'title' : '-title', page: 1 + (nth % 20) }),
      'by title, middle': (nth) => ({ sort: 'title', page: half(nth) }),
      'by company': (nth) => ({ sort: nth % 2 ? 'company' : '-company', page: 1 + (nth % 20) }),
      'by confirmation': (nth) => ({ sort: nth % 2 ? 'confirmed' : '-confirmed', page: 1 + (nth % 20) }),
      state: (nth) => ({ job_state: nthOf(['draft', 'published', 'paused', 'closed'] as const, nth), page: 1 + (nth % 9) }),
      'to be confirmed': (nth) => ({ freshness: 'due', page: 1 + nth }),
      'a word': (nth) => ({ q: `${nthOf(words, nth)}`, page: 1 + Math.floor(nth / 10) }),
    }),
    ...named<Parameters<typeof listPeople>[1]>('people', (asked) => listPeople(operator, asked), {
      'beginning of a name': (nth) => ({ q: nthOf(['佐藤', '鈴木', '高橋', '田中', '渡辺', '伊藤', '山本', '中村'], nth) }),
      'whole address': (nth) => ({ q: `candidate${1 + nth}@people.example` }),
      tag: (nth) => ({ tag: nthOf(['要フォロー', '本人確認済み'], nth), page: 1 + (nth % 5) }),
      'tag, by registration': (nth) => ({ tag: '要フォロー', sort: '-created', page: 1 + (nth % 20) }),
      restricted: (nth) => ({ restricted: 'true', page: 1 + (nth % 10) }),
    }),
    ...named<Parameters<typeof listAuditLogs>[1]>('audit log', (asked) => listAuditLogs(operator, asked), {
      'first page': (nth) => ({ page: 1 + (nth % 3) }),
      'middle page': (nth) => ({ page: half(nth) }),
      'last page': (nth) => ({ page: end(nth) }),
      'by who': (nth) => ({ sort: nth % 2 ? 'who' : '-who', page: 1 + (nth % 20) }),
      'by who, middle': (nth) => ({ sort: 'who', page: half(nth) }),
      act: (nth) => ({ act: nthOf(['open_person', 'search_people', 'open_report'] as const, nth), page: 1 + (nth % 9) }),
      subject: (nth) => ({ subject_kind: 'company', subject_id: String(nth * 97) }),
    }),
    ...named<Parameters<typeof listMails>[1]>('mails', (asked) => listMails(operator, asked), {
      'first page': (nth) => ({ page: 1 + (nth % 3) }),
      'middle page': (nth) => ({ page: half(nth) }),
      'last page': (nth) => ({ page: end(nth) }),
      'by kind': (nth) => ({ sort: nth % 2 ? 'kind' : '-kind', page: 1 + (nth % 20) }),
      'by kind, middle': (nth) => ({ sort: 'kind', page: half(nth) }),
      failed: (nth) => ({ mail_state: 'failed', page: 1 + (nth % 9) }),
      kind: (nth) => ({ mail_kind: nthOf(['verify_email', 'scout', 'digest'], nth), page: 1 + (nth % 9) }),
    }),
    ...named<Omit<Parameters<typeof listDeliveries>[1], 'id'>>('deliveries', (asked) => listDeliveries(member, { id: endpoint, ...asked }), {
      'first page': (nth) => ({ page: 1 + (nth % 3) }),
      'middle page': (nth) => ({ page: half(nth) }),
      'last page': (nth) => ({ page: end(nth) }),
      'by state': (nth) => ({ sort: nth % 2 ? 'state' : '-state', page: 1 + (nth % 20) }),
      failed: (nth) => ({ delivery_state: 'failed', page: 1 + (nth % 9) }),
      'kind of event': (nth) => ({ event_type: nthOf(['application.created', 'message.created'] as const, nth), page: 1 + (nth % 9) }),
    }),
    ...named<Parameters<typeof listOwnJobs>[1]>('own jobs', (asked) => listOwnJobs(member, asked), {
      'first page': (nth) => ({ page: 1 + (nth % 3) }),
      'middle page': (nth) => ({ page: middle(ownJobs)(nth) }),
      'last page': (nth) => ({ page: last(ownJobs)(nth) }),
      'by pay': (nth) => ({ sort: nth % 2 ? 'pay' : '-pay', page: 1 + (nth % 20) }),
      'by candidates': (nth) => ({ sort: nth % 2 ? 'candidates' : '-candidates', page: 1 + (nth % 20) }),
      'a word': (nth) => ({ free_word: nthOf(words, nth), page: 1 + Math.floor(nth / 10) }),
    }),
    ...named<{ assigned?: 'me' }>('home', (asked) => Promise.all([showTasks(member, asked), listJobSelections(member, asked)]), {
      'what is due': () => ({}),
      'what is due for me': () => ({ assigned: 'me' }),
    }),
    ...named<Parameters<typeof listCompanyThreads>[1]>('conversations', (asked) => listCompanyThreads(member, asked), {
      'first page': (nth) => ({ page: 1 + (nth % 3) }),
      'middle page': (nth) => ({ page: middle(candidates * 0.8)(nth) }),
      'last page': (nth) => ({ page: last(candidates * 0.8)(nth) }),
      'by deadline': (nth) => ({ sort: nth % 2 ? 'due' : '-due', page: 1 + (nth % 20) }),
      awaiting: (nth) => ({ filter: 'awaiting', page: 1 + (nth % 20) }),
      'a word': (nth) => ({ q: nthOf(['候補日', '資料', 'ご連絡'], nth), page: 1 + (nth % 20) }),
    }),
    ...named<Parameters<typeof listCandidates>[1]>('candidates', ({ per_page: _ours, ...asked }) => listCandidates(searcher, asked), {
      'first page': (nth) => ({ page: 1 + (nth % 3) }),
      'late page': (nth) => ({ page: 30 + nth }),
      'last active': (nth) => ({ sort: 3, page: 1 + (nth % 20) }),
      'a word': (nth) => ({ free_word: nthOf(words, nth), page: 1 + Math.floor(nth / 10) }),
    }),
  ]
}
