import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { settings } from '#server/settings.ts'
import { command } from '../command/command.ts'

const HELP = `npm run backup:keys -- ファイル
  バックアップを暗号にする鍵の対を作ります。秘密鍵をこのファイルに書き、公開鍵を見せます。
  秘密鍵のファイルは、この機械の外に移し、二か所以上に保管してください。なくすと、バックアップは二度と開けません。`

/** `npm run backup:keys`. */
await command({ help: HELP, least: 1, most: 1 }, async ([given = ''], { say }) => {
  const file = resolve(given)
  if (!relative(settings.dataDir, file).startsWith('..'))
    throw new CannotStart(`${file} は DATA_DIR の中です。秘密鍵は、バックアップやデータと別の場所に書いてください。`)
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' }).catch((error: { code?: string; message: string }) => {
    throw new CannotStart(error.code === 'EEXIST' ? `${file} は、もうあります。上書きしません。` : `${file} に書けません: ${error.message}`)
  })
  say(`秘密鍵を ${file} に書きました。この機械の外に移し、二か所以上に保管してください。なくすと、バックアップは二度と開けません。`)
  say('次の1行を .env に書くと、これから作るバックアップは暗号になります。')
  say(`BACKUP_RECIPIENT=${recipient}`)
  return 0
})
