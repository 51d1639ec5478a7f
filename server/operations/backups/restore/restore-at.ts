import { join } from 'node:path'
import { loadSiteSettingsOf } from '#server/platform/site-settings/load-site-settings.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { settings } from '#server/settings.ts'
import { japanSecond } from '../point/archive-reach.ts'
import { restoreToPoint } from '../point/restore-to-point.ts'

type Restoring = { identities: string[]; erasures: string[]; say: (line: string) => void }

/** `npm run restore -- --at …`. */
export async function restoreAt(until: Date | 'newest', { identities, erasures, say }: Restoring) {
  if (settings.databaseUrl)
    throw new CannotStart(
      '--at は、同梱の PostgreSQL のためのものです。DATABASE_URL のサーバーでは、pgBackRest を使ってください（docs/operations.md）。何も変えていません。',
    )
  const folder = join(settings.dataDir, 'postgres')
  say(until === 'newest' ? 'いちばん新しいところまで戻します。' : `${japanSecond(until)}（日本時間）より前に確定した変更までを戻します。`)
  say(`いまのデータ（${folder}）は、名前を変えて残します。`)
  const began = performance.now()
  let segments = 0
  const onSegment = () => {
    if (++segments % 500 === 0) say(`  変更の記録 ${segments}個`)
  }
  const filesAt = settings.filesUrl ?? settings.filesDir
  // Place and keys may be saved in the browser.
  const { base, last, erased, lastErasure, files, kept } = await restoreToPoint({
    folder,
    until,
    identities,
    filesAt,
    erasures,
    onSegment,
    onOpened: loadSiteSettingsOf,
  })
  say(
    `戻しました（${base} と変更の記録 ${segments}個から、${((performance.now() - began) / 1000).toFixed(1)}秒）。最後の変更は ${last ? japanSecond(last) : '不明'} です。`,
  )
  say(
    `  そのあとに退会・撤回した ${erased.candidates + erased.outsiders}人と、外れたメンバー ${erased.members + erased.operators}人を消し、止めたAPIキー ${erased.keys}件を止めました（記録の最後: ${lastErasure ?? 'なし'}）。`,
  )
  if (files.brought) say(`  なくなっていたファイル ${files.brought}個を、バックアップから戻しました。`)
  if (files.missing.length) say(`  どこにもないファイルが ${files.missing.length}個あります: ${files.missing.slice(0, 3).join('、')}`)
  say('  ログインは、すべて終わらせました。その時刻に送る途中だったメールと知らせは、起動すると送られます。')
  if (kept) say(`  前のデータは ${kept} にあります。戻したものを確かめたら、消してください（個人のデータが入っています）。`)
  return 0
}
