import { loadSiteSettingsOf } from '#server/platform/site-settings/load-site-settings.ts'
import { settings } from '#server/settings.ts'
import { readIdentities } from '../archive/encryption.ts'
import { command } from '../command/command.ts'
import { openForBackup } from '../command/open-for-backup.ts'
import { progressOf } from '../command/progress-of.ts'
import { runDrill } from './run-drill.ts'

const HELP = `npm run backup:drill [-- バックアップ] [--identity ファイル]
  バックアップを別のデータベースに戻してみて、確かめます。Mebae が動いている間もできます。
  --identity   暗号にしたバックアップの、秘密鍵のファイル。`

/** `npm run backup:drill`: of this backup, or of the newest one. */
await command({ help: HELP, most: 1, options: { identity: { type: 'string' } } }, async ([given], { say, flags }) => {
  const identities = await readIdentities((flags.identity as string | undefined) ?? settings.backupIdentityFile)
  const database = await openForBackup()
  const progress = progressOf('訓練')
  try {
    await loadSiteSettingsOf(database.ownerUrl)
    const ran = await runDrill({ url: database.ownerUrl, given, identities, now: new Date(), onBytes: progress.add }).finally(progress.end)
    say(`${ran.name}（${ran.manifest.made_at}）`)
    for (const { name, count, isSame, note } of ran.checks)
      say(`  ${isSame ? '一致  ' : '不一致'}  ${count.toLocaleString('ja').padStart(12)}  ${name}${note ? `  ${note}` : ''}`)
    say(ran.hasPassed ? 'PASS' : 'FAIL')
    return ran.hasPassed ? 0 : 1
  } finally {
    await database.close()
  }
})
