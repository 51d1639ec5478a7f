import { join } from 'node:path'
import { erasuresFolder } from '#server/platform/files/places/file-place.ts'
import { loadSiteSettingsOf } from '#server/platform/site-settings/load-site-settings.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { command } from '../command/command.ts'
import { openForBackup, sizeText } from '../command/open-for-backup.ts'
import { progressOf } from '../command/progress-of.ts'
import { backupPlace } from '../places/backup-place.ts'
import { runBackup } from './run-backup.ts'

const HELP = 'npm run backup [-- フォルダー]   バックアップを作ります。Mebae が動いている間もできます。'

/** `npm run backup`. */
await command({ help: HELP, most: 1 }, async ([given], { signal, say }) => {
  if (given?.startsWith('s3://')) throw new CannotStart('バケットに作るときは、BACKUP_TO に書いてください。')
  const database = await openForBackup()
  const progress = progressOf('バックアップ')
  try {
    await loadSiteSettingsOf(database.ownerUrl)
    const place = await backupPlace(given)
    const run = { url: database.ownerUrl, place, now: new Date(), signal, onTotal: progress.total, onBytes: progress.add }
    const { folder, manifest, forgotten, bytes, seconds } = await runBackup(run).finally(progress.end)
    const { tables, files, missing_files } = manifest
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`バックアップしました: ${folder}`)
    say(`  ${[`表 ${tables.length}`, `行 ${rows.toLocaleString('ja')}`, `ファイル ${files.length}`, sizeText(bytes), `${seconds}秒`].join(' ・ ')}`)
    if (missing_files.length) say(`  ファイルのない行が ${missing_files.length}件あります（目録の missing_files）。前からないものです。`)
    if (forgotten.length) say(`  残す期間を過ぎたものを消しました: ${forgotten.join('、')}`)
    say('次のものは入っていません。バックアップとは別の場所に、別に保管してください。')
    say(`  暗号の鍵: ${settings.secretKey ? 'SECRET_KEY' : join(settings.dataDir, 'secret.key')}（なければ、電話番号や住所などを二度と読めません）`)
    if (settings.vapid) say('  通知の鍵: VAPID_PUBLIC_KEY と VAPID_PRIVATE_KEY')
    say(`  退会の記録: ${settings.filesUrl ? `バケットの ${erasuresFolder}/` : settings.erasuresFile}（このあと退会した人を、戻したときに消しなおします）`)
    if (!siteSettings().backupRecipients.length) say('暗号にしていません。BACKUP_RECIPIENT に公開鍵を書くと、暗号になります（npm run backup:keys）。')
    if (!given && !siteSettings().backupTo) say('同じディスクにあります。ほかの機械にも写してください。')
    return 0
  } finally {
    await database.close()
  }
})
