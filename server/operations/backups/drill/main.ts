import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { settings } from '#server/settings.ts'
import { command } from '../command/command.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { progressOf } from '../command/progress-of.ts'
import { backupNames } from '../make/backup-names.ts'
import { drill } from './drill.ts'

const HELP = 'npm run backup:drill [-- フォルダー]   バックアップを別のデータベースに戻してみて、確かめます。Mebae が動いている間もできます。'

/** `npm run backup:drill`: of this backup, or of the newest one. */
await command({ help: HELP, most: 1 }, async ([given], { say }) => {
  const archive = given ?? (await newest())
  const database = await openForBackup()
  const progress = progressOf('訓練')
  try {
    const { manifest, checks } = await drill({ url: database.ownerUrl, archive, onBytes: progress.add }).finally(progress.end)
    say(`${archive}（${manifest.made_at}）`)
    for (const { name, count, isSame, note } of checks)
      say(`  ${isSame ? '一致  ' : '不一致'}  ${count.toLocaleString('ja').padStart(12)}  ${name}${note ? `  ${note}` : ''}`)
    const hasPassed = checks.every(({ isSame }) => isSame)
    say(hasPassed ? 'PASS' : 'FAIL')
    return hasPassed ? 0 : 1
  } finally {
    await database.close()
  }
})

async function newest() {
  const into = join(settings.dataDir, 'backups')
  const name = (await readdir(into).catch(() => [])).filter(backupNames.is).toSorted().at(-1)
  if (!name) throw new CannotStart(`${into} に、バックアップがありません。`)
  return join(into, name)
}
