import { ndcgAtTen, precisionAtTen, sumsOf } from '../metrics/metrics.ts'
import { queryClasses, type Half, type Query } from '../queries/query.ts'
import type { Answer } from './ask.ts'

type Asked = { query: Query; answer: Answer }

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** A row for each class and one for the whole. */
export function sumsTable(half: Half, asked: Asked[]) {
  const rows = [...queryClasses, 'whole'].flatMap((name) => {
    const sums = sumsOf(asked.filter(({ query }) => name === 'whole' || query.name === name).map(({ answer }) => answer))
    if (sums.queries === 0) return []
    const known = name === 'known items' ? [percent(sums.first), percent(sums.inTen)] : ['', '']
    return [[name, sums.queries, sums.precision.toFixed(3), sums.ndcg.toFixed(3), percent(sums.zero), ...known]]
  })
  return [
    `| ${half} | queries | precision@10 | nDCG@10 | zero results | first | in ten |`,
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}

/** For the short run, whose figures are better the smaller they are. */
export function shortfall(corpus: string, asked: Asked[]) {
  const { precision, ndcg, zero } = sumsOf(asked.map(({ answer }) => answer))
  return `${corpus}: short of 1 by ${(1 - precision).toFixed(3)} in precision@10 and by ${(1 - ndcg).toFixed(3)} in nDCG@10; nothing found for ${percent(zero)}`
}

/** The queries that find least, worst first. */
export const weakest = (asked: Asked[], count: number) =>
  asked
    .filter(({ answer }) => answer.existing.length > 0)
    .map(({ query, answer }) => ({ query, answer, ndcg: ndcgAtTen(answer) }))
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, count)
    .map(
      ({ query, answer, ndcg }) =>
        `${ndcg.toFixed(2)}  P ${precisionAtTen(answer).toFixed(2)}  ${answer.total} found, ${answer.existing.length} exist  ${query.name}: ${query.text}`,
    )
    .join('\n')

/** Queries that no job answers say nothing about a search; their judgement may be wrong. */
export function unanswerable(asked: Asked[]) {
  const texts = asked.filter(({ answer }) => answer.existing.length === 0).map(({ query }) => query.text)
  return texts.length === 0 ? '' : `Nothing here answers: ${texts.join(', ')}`
}

/** What a query finds, with its grades, to be read by a person. */
export const shownAnswer = ({ query, answer }: Asked) =>
  [
    `\n${query.name}: ${query.text}: ${answer.total} found, ${answer.existing.filter((grade) => grade === 2).length} exact and ${answer.existing.length} useful exist, nDCG@10 ${ndcgAtTen(answer).toFixed(3)}`,
    ...answer.jobs.map(({ job, grade }) => `  ${grade}  ${job.key}  ${job.title.split('\n')[0]} / ${job.company}`),
  ].join('\n')
