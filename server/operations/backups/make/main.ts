import { join } from 'node:path'
import { newClient } from '#server/platform/database/outage/new-client.ts'
import { erasuresFolder } from '#server/platform/files/places/file-place.ts'
import { settings } from '#server/settings.ts'
import { command } from '../command/command.ts'
import { openForBackup, sizeText } from '../command/open-for-backup.ts'
import { progressOf } from '../command/progress-of.ts'
import { purgeOldBackups } from './purge-old-backups.ts'
import { makeBackup } from './make-backup.ts'

const HELP = 'npm run backup [-- フォルダー]   バックアップを作ります。Mebae が動いている間もできます。'

/** `npm run backup`. */
await command({ help: HELP, most: 1 }, async ([given], { signal, say }) => {
  const into = given ?? join(settings.dataDir, 'backups')
  const database = await openForBackup()
  const progress = progressOf('バックアップ')
  const began = performance.now()
  try {
    const { ownerUrl: url } = database
    const { folder, manifest } = await makeBackup({
      url,
      into,
      filesAt: settings.filesUrl ?? settings.filesDir,
      now: new Date(),
      signal,
      onTotal: progress.total,
      onBytes: progress.add,
    }).finally(progress.end)
    const forgotten = await purgeOldBackups(into, settings.backupDays, new Date())
    const { tables, jobs, files, missing_files } = manifest
    const bytes = [...tables, jobs].reduce((sum, { stored_bytes }) => sum + stored_bytes, 0) + files.reduce((sum, file) => sum + file.bytes, 0)
    await recordBackup(url, { bytes, seconds: Math.round((performance.now() - began) / 100) / 10 })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`バックアップしました: ${folder}`)
    say(
      `  ${[`表 ${tables.length}`, `行 ${rows.toLocaleString('ja')}`, `ファイル ${files.length}`, sizeText(bytes), `${((performance.now() - began) / 1000).toFixed(1)}秒`].join(' ・ ')}`,
    )
    if (missing_files.length) say(`  ファイルのない行が ${missing_files.length}件あります（目録の missing_files）。前からないものです。`)
    if (forgotten.length) say(`  ${settings.backupDays}日を過ぎたものを消しました: ${forgotten.join('、')}`)
    say('次のものは入っていません。バックアップとは別の場所に、別に保管してください。')
    say(`  暗号の鍵: ${settings.secretKey ? 'SECRET_KEY' : join(settings.dataDir, 'secret.key')}（なければ、電話番号や住所などを二度と読めません）`)
    if (settings.vapid) say('  通知の鍵: VAPID_PUBLIC_KEY と VAPID_PRIVATE_KEY')
    say(`  退会の記録: ${settings.filesUrl ? `バケットの ${erasuresFolder}/` : settings.erasuresFile}（このあと退会した人を、戻したときに消しなおします）`)
    if (!given) say('同じディスクにあります。ほかの機械にも写してください。')
    return 0
  } finally {
    await database.close()
  }
})

/** The operators' page on how the site is reads this of the last one. */
async function recordBackup(url: string, { bytes, seconds }: { bytes: number; seconds: number }) {
  const client = newClient({ connectionString: url })
  await client.connect()
  await client.query('insert into backup_runs (bytes, seconds) values ($1, $2)', [bytes, seconds]).finally(() => client.end())
}
