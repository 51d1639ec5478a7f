import { basename, join, relative } from 'node:path'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { BrokenFile } from '../broken-file.ts'
import { filesUnder } from './files-under.ts'
import { importFile } from '../import-file.ts'
import { noteBrokenRun } from '../runs/note-broken-run.ts'
import { progressOf } from './progress.ts'
import type { ImportArguments } from './read-arguments.ts'
import { RejectsFile } from './rejects-file.ts'
import { type Row, summaryOf } from './summary.ts'

/** Imports a file or all files of a folder, each in a transaction of its own, and says what became of them. False when one was broken. */
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
