import type { ImportResult } from '../import-file.ts'
import type { Outcome } from '../store/counts.ts'

const NAMES: Record<Outcome, string> = { imported: '追加', updated: '更新', unchanged: '変更なし', skipped: '重複', rejected: '不備' }
const OUTCOMES = Object.keys(NAMES) as Outcome[]
export type Row = { name: string; result?: ImportResult }

/** What became of every record, a line a file; a file that could not be read has no numbers. */
export function summaryOf(rows: Row[]) {
  const read = rows.flatMap(({ result }) => result ?? [])
  const numbersOf = (results: ImportResult[]) => [
    sum(results, ({ records }) => records),
    ...OUTCOMES.map((outcome) => sum(results, ({ counts }) => counts[outcome])),
  ]
  const lines = rows.map(({ name, result }) => [...(result ? numbersOf([result]).map(String) : ['-', ...OUTCOMES.map(() => '-')]), result?.format ?? '-', name])
  const total = rows.length > 1 ? [[...numbersOf(read).map(String), '', '合計']] : []
  return [['件数', ...OUTCOMES.map((outcome) => NAMES[outcome]), '形式', 'ファイル'], ...lines, ...total]
    .map((cells) => cells.map(padded).join('  ').trimEnd())
    .join('\n')
}

const sum = (results: ImportResult[], of: (result: ImportResult) => number) => results.reduce((total, result) => total + of(result), 0)

function padded(cell: string, column: number) {
  const space = ' '.repeat(Math.max(0, (column === 6 ? 10 : 8) - [...cell].reduce((width, letter) => width + (letter > '\u00ff' ? 2 : 1), 0)))
  return column < 6 ? space + cell : column === 6 ? cell + space : cell
}
