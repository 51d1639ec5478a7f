import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { backupPlace } from '#server/operations/backups/places/backup-place.ts'
import { saveSettings } from '#server/operations/site-settings/save-settings.ts'
import { takesTwo } from '#server/operations/site-settings/requests/request-settings.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { newestVersion, textsOfVersion } from '#server/platform/site-settings/saved-settings.ts'
import { isOfEnvironment } from '#server/settings/site-settings.ts'
import { reasonOf } from './reason-of.ts'

/** A pair of keys for backups. Only the public one is kept: without the private one nobody can open a backup. */
export async function makeBackupKey(context: OperatorContext) {
  const { db } = context
  const newest = await newestVersion(db)
  const { texts } = await textsOfVersion(db, newest?.settings ?? {})
  if (isOfEnvironment('BACKUP_RECIPIENT') || texts.BACKUP_RECIPIENT)
    fail('INPUT_INVALID', [
      { field: 'values.BACKUP_RECIPIENT', message: '公開鍵がもうあります。新しい鍵の対を作るときは、先に公開鍵を空にして保存してください。' },
    ])
  if (await takesTwo(context, [{ key: 'BACKUP_RECIPIENT', before: null, after: null }]))
    fail('INPUT_INVALID', [{ field: 'values.BACKUP_RECIPIENT', message: '公開したあとは、「サイトの設定」の「バックアップ」から公開鍵を変えてください。' }])
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await saveSettings(context, { group: 'backup', values: { BACKUP_RECIPIENT: recipient }, drafts: {}, revision: newest?.id ?? 0 })
  await recordAct(context, { act: 'make_backup_key', subject_kind: 'site_settings', subject_id: '' })
  return { recipient, private_key: identity }
}

/** Writes a small file to the place of the backups, as the settings name it now, and removes it. */
export async function tryBackupPlace(context: OperatorContext) {
  const { client, viewer } = context
  await rateLimit({ ...context, client: { ...client, address: viewer.id } }, 'mail')
  await recordAct(context, { act: 'try_backup_place', subject_kind: 'site_settings', subject_id: '' })
  try {
    const place = await backupPlace()
    await place.tryWriting()
    return { is_done: true, sentence: `${place.name} に書けました。試しのファイルは削除しました。` }
  } catch (error) {
    return { is_done: false, sentence: `書けませんでした。${reasonOf(error)}` }
  }
}
