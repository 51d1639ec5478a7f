import { openDatabase } from '#server/platform/database/open-database.ts'
import { settings } from '#server/settings.ts'
import { readIdentities } from '../archive/encryption.ts'
import { command } from '../command/command.ts'
import { progressOf } from '../command/progress-of.ts'
import { lendBackup } from '../places/lend-backup.ts'
import { momentOf } from '../point/archive-reach.ts'
import { restoreAt } from './restore-at.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { loadForRestore } from './load-for-restore.ts'
import { restoreBackup } from './restore-backup.ts'

const HELP = `npm run restore -- バックアップ [--replace] [--erasures ファイル] [--identity ファイル]
  バックアップを戻します。先に Mebae を止めてください。バックアップは、フォルダーか、BACKUP_TO にあるものの名前です。
  --at '2026-11-23 14:03:21'  同梱の PostgreSQL を、日本時間のその秒が始まる直前の状態に戻します（バックアップの名前の代わりに書きます。その秒より前に
                              確定した変更はすべて残り、その秒からの変更は残りません）。newest で、いちばん新しいところまで。
                              いまのデータは DATA_DIR に postgres.before-… として残ります。
  --replace    いまのデータベースの中身を捨てて、バックアップの中身にします。
  --erasures   退会の記録がほかにもあるとき（何度でも書けます）。
  --identity   暗号にしたバックアップの、秘密鍵のファイル。`

/** `npm run restore`. */
await command(
  {
    help: HELP,
    most: 1,
    options: { at: { type: 'string' }, replace: { type: 'boolean' }, erasures: { type: 'string', multiple: true }, identity: { type: 'string' } },
  },
  async ([archive = ''], { say, flags }) => {
    if (Boolean(archive) === Boolean(flags.at)) throw new CannotStart(HELP)
    const identities = await readIdentities((flags.identity as string | undefined) ?? settings.backupIdentityFile)
    const more = (flags.erasures as string[] | undefined) ?? []
    if (flags.at) return restoreAt(momentOf(flags.at as string), { identities, erasures: [settings.erasuresFile, ...more], say })
    const database = await openDatabase('app')
    if (!(await loadForRestore(database.ownerUrl)))
      say('保存したサイトの設定は読めないため、.env の設定を使います（バックアップの場所は BACKUP_TO、なければ DATA_DIR の backups です）。')
    const progress = progressOf('復元')
    const began = performance.now()
    try {
      const { manifest, erased, lastErasure } = await lendBackup(archive, ({ folder }) =>
        restoreBackup({
          url: database.ownerUrl,
          archive: folder,
          identities,
          filesAt: settings.filesUrl ?? settings.filesDir,
          erasures: [settings.erasuresFile, ...more],
          replace: flags.replace === true,
          isOwn: !settings.databaseUrl,
          onBytes: progress.add,
        }),
      ).finally(progress.end)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      say(`${manifest.made_at} のバックアップを戻しました。`)
      say(
        `  ${[`表 ${manifest.tables.length}`, `行 ${rows.toLocaleString('ja')}`, `ファイル ${manifest.files.length}`, `${((performance.now() - began) / 1000).toFixed(1)}秒`].join(' ・ ')}。すべての表が、目録と一致しました。`,
      )
      say(
        `  バックアップのあとに退会・撤回した ${erased.candidates + erased.outsiders}人と、外れたメンバー ${erased.members + erased.operators}人を消し、止めたAPIキー ${erased.keys}件を止めました（記録の最後: ${lastErasure ?? 'なし'}）。`,
      )
      say('  ログインは、すべて終わらせました。バックアップのときに送る途中だったメールと知らせは、起動すると送られます。')
      if (manifest.push_key && manifest.push_key !== settings.vapid?.publicKey)
        say('  プッシュ通知には、バックアップのときの鍵（VAPID_PUBLIC_KEY と VAPID_PRIVATE_KEY。前の版では DATA_DIR の vapid.json）が要ります。')
      return 0
    } finally {
      await database.close()
    }
  },
)
