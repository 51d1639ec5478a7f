import cliProgress from 'cli-progress'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { BrokenFile } from '../broken-file.ts'
import { importFile, type ImportResult } from '../import-file.ts'
import type { Outcome } from '../store/counts.ts'
import type { ImportArguments } from './read-arguments.ts'
import { RejectsFile } from './rejects-file.ts'

/** Imports a file or all files of a folder, each in a separate transaction, and reports the results. False when one was broken. */
export async function importPaths(
  db: Database,
  { path, format, isDryRun, rejects }: ImportArguments,
  say: (text: string) => void = (text) => void process.stdout.write(`${text}\n`),
) {
  const rows: Row[] = []
  try {
    const files = await filesUnder(path)
    const together = rejects ? await RejectsFile.empty(rejects, files) : undefined
    for (const file of files) {
      const started = new Date()
      const name = relative(path, file) || basename(file)
      const rejectsFile = together ?? (await RejectsFile.empty(join(settings.dataDir, 'imports', `${name.replaceAll(/[/\\]/g, '__')}.rejected.jsonl`), files))
      try {
        const result = await importOne(db, file, name, rejectsFile, { ...(format && { format }), isDryRun })
        rows.push({ name, result })
        if (result.questions > 0)
          say(
            `${name}: メンバーのいる会社と同じ名前の会社が ${result.questions}社あり、別の会社として入れました。同じ会社なら、運営の「取り込み」で答えてください。`,
          )
        if (result.counts.rejected > 0) say(`${name}: 不備のある ${result.counts.rejected}件を ${rejectsFile.path} に書き出しました。直して取り込み直せます。`)
      } catch (error) {
        rows.push({ name })
        const failure = sentenceOf(error)
        say(`${name}: 取り込めませんでした。${failure}`)
        if (!isDryRun) await noteBrokenRun(db, { file: basename(file), started, failure })
      }
    }
    say(`\n${summaryOf(rows)}`)
  } catch (error) {
    say(sentenceOf(error))
    return false
  }
  if (isDryRun) say('試しの取り込みです。何も保存していません。')
  return rows.every(({ result }) => result)
}

async function importOne(db: Database, file: string, name: string, rejects: RejectsFile, options: { format?: ImportArguments['format']; isDryRun: boolean }) {
  const progress = await progressOf(file)
  const transaction = await db.startTransaction().execute()
  const before = await rejects.length()
  try {
    const result = await importFile(transaction, file, { ...options, ...progress.hooks, onRejection: (rejection) => rejects.add(name, rejection) })
    await (options.isDryRun ? transaction.rollback() : transaction.commit()).execute()
    return result
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute()
    await rejects.cutTo(before)
    throw error
  } finally {
    progress.stop()
  }
}

const UNREADABLE: Record<string, string> = { EACCES: 'ファイルを読む権限がありません。', EPERM: 'ファイルを読む権限がありません。' }

function sentenceOf(error: unknown) {
  if (error instanceof BrokenFile) return error.message
  const known = UNREADABLE[String((error as NodeJS.ErrnoException).code)]
  if (known) return known
  throw error
}

const nothing = { records: 0, imported: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0 }

/** A file that broke: nothing of it was saved, and that is worth knowing. */
const noteBrokenRun = (db: Database, { file, started, failure }: { file: string; started: Date; failure: string }) =>
  db
    .insertInto('import_runs')
    .values({ file, format: '', command: 'npm run import', failure, started_at: started.toISOString(), finished_at: new Date().toISOString(), ...nothing })
    .execute()

const EVERY = 10_000

/** A bar on a terminal; in a log a line for every ten thousand records. */
async function progressOf(file: string) {
  const { size } = await stat(file)
  const bar = process.stderr.isTTY
    ? new cliProgress.SingleBar({ format: '{name} {bar} {percentage}% {records}件', stream: process.stderr, clearOnComplete: true, hideCursor: true })
    : undefined
  bar?.start(size, 0, { name: basename(file), records: 0 })
  return {
    hooks: {
      onRead: (bytes: number) => bar?.increment(bytes),
      onRecord(records: number) {
        if (bar) bar.update({ records })
        else if (records % EVERY === 0) process.stderr.write(`${basename(file)}: ${records.toLocaleString('ja-JP')}件を読みました\n`)
      },
    },
    stop: () => bar?.stop(),
  }
}

const NAMES: Record<Outcome, string> = { imported: '追加', updated: '更新', unchanged: '変更なし', skipped: '重複', rejected: '不備' }

const OUTCOMES = Object.keys(NAMES) as Outcome[]

type Row = { name: string; result?: ImportResult }

/** What became of every record, a line a file; a file that could not be read has no numbers. */
function summaryOf(rows: Row[]) {
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

/** The file itself, or every file under the folder in the order of their names; hidden ones and rejects of earlier imports are left out. */
export async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new BrokenFile(`「${path}」がありません。場所と名前を確かめてください。`)
  if (found.isFile()) return [path]
  if (!found.isDirectory()) throw new BrokenFile(`「${path}」はファイルでもフォルダーでもありません。`)
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.rejected.jsonl'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  if (files.length === 0) throw new BrokenFile(`フォルダー「${path}」にファイルがありません。`)
  return files
}
