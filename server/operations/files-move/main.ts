import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { FilesAway } from '#server/platform/files/places/files-away.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { SettingForms } from '#server/settings/setting-forms.ts'
import { settings } from '#server/settings.ts'
import { command } from '../backups/command/command.ts'
import { openForBackup } from '../backups/command/open-for-backup.ts'
import { moveFiles } from './move-files.ts'

const HELP = `npm run files:move -- --from folder --to s3://ホスト/バケット?region=…   （逆は --from s3://… --to folder）
  行が名指すファイルを写し、写したものを読みなおして確かめます。Mebae が動いている間もできます。移す元は変えません。
  途中で止めても、もう一度動かせば続きから進みます。folder は FILES_DIR です。キーは FILES_ACCESS_KEY と FILES_SECRET_KEY から読みます。`

const addressOf = (given: unknown) => {
  const { data, success } = SettingForms.shape.FILES_URL.safeParse(given)
  if (given !== 'folder' && !(success && data)) throw new CannotStart(HELP)
  if (data && given !== 'folder' && !settings.filesKeys) throw new CannotStart('FILES_ACCESS_KEY と FILES_SECRET_KEY を、先に設定に書いてください。')
  return given === 'folder' ? settings.filesDir : data!
}

/** `npm run files:move`. */
await command({ help: HELP, most: 0, options: { from: { type: 'string' }, to: { type: 'string' } } }, async (_given, { say, signal, flags }) => {
  const [fromAt, toAt] = [addressOf(flags.from), addressOf(flags.to)]
  if (fromAt === toAt) throw new CannotStart(HELP)
  const [from, to] = [await openPlace(fromAt), await openPlace(toAt)]
  const database = await openForBackup()
  try {
    const { copied, known, missing, differing, extra, erasures } = await moveFiles({ url: database.ownerUrl, from, to, signal })
    const few = (keys: string[]) => keys.slice(0, 3).join('、')
    say(`${from.name} から ${to.name} へ: 写したファイル ${copied.length} ・ もうあったファイル ${known.length} ・ 写した退会の記録 ${erasures}`)
    if (missing.length) say(`  どちらにもないファイル ${missing.length}件: ${few(missing)}`)
    if (differing.length) say(`  中身が違うファイル ${differing.length}件（どちらも変えていません）: ${few(differing)}`)
    if (extra) say(`  移した先にだけあり、行のないファイル ${extra}件（使いはじめると、夜の掃除で消えます）`)
    const isInUse = (settings.filesUrl ?? settings.filesDir) === toAt
    say(
      isInUse
        ? `移し終わりました。すべてのプロセスがこの設定で動いていれば、${from.name} のファイルを消してください。ここには、もう退会した人の消去が届きません。`
        : `次に、${to.isBucket ? 'FILES_URL にこのアドレスを書き' : 'FILES_URL を消し'}、すべてのプロセスを起動しなおしてから、このコマンドをもう一度動かしてください。残りを写します。`,
    )
    return missing.length || differing.length ? 1 : 0
  } catch (error) {
    if (error instanceof FilesAway)
      throw new CannotStart(`${error.message}: つながらないか、断られました。写したものはそのままです。もう一度動かせば、続きから進みます。`)
    if ((error as { name?: string }).name !== 'AbortError') throw error
    say('途中で止めました。もう一度動かせば、続きから進みます。')
    return 1
  } finally {
    await database.close()
  }
})
