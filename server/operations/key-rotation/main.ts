import { sql } from 'kysely'
import { command } from '../backups/command/command.ts'
import { openForBackup } from '../backups/command/open-for-backup.ts'
import { connect, type Database } from '#server/platform/database/connect.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { settings } from '#server/settings.ts'
import { dropOld, rotateKey } from './rotate-key.ts'

const HELP = `npm run rotate-key [-- --drop-old]   暗号の鍵を新しくし、暗号にしたものすべてを、新しい鍵でしなおします。Mebae が動いている間もできます。
  途中で止めても、もう一度動かせば続きから進みます。
  --drop-old   前の鍵を捨てます。前の鍵のときのバックアップは、その鍵がないと戻せません。`

/** `npm run rotate-key`. */
await command({ help: HELP, most: 0, options: { 'drop-old': { type: 'boolean' } } }, async (_given, { say, signal, flags }) => {
  const database = await openForBackup()
  await migrate(database.ownerUrl)
  const db = connect(database.ownerUrl)
  try {
    const act = (one: Database) => (flags['drop-old'] ? dropOld(one) : rotateKey(one, signal))
    const { told, key, wasGoingOn } = await db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one)
      return act(one)
    })
    if (key) say(wasGoingOn ? `前に途中で終わったところから続けました。いまの鍵: ${key}` : `新しい鍵（${key}）で、暗号にしなおしました。`)
    for (const { name, sealed, refused } of told)
      if (sealed || refused)
        say(`  ${sealed.toLocaleString('ja').padStart(10)}  ${name}${refused ? `  どの鍵でも開けないもの ${refused}件（そのままです）` : ''}`)
    if (key) say('前の鍵でも、まだ開けます。前の鍵のときのバックアップが要らなくなったら、npm run rotate-key -- --drop-old で捨ててください。')
    else say(settings.secretKey ? 'SECRET_KEY_OLD を設定から消してください。' : '前の鍵を捨てました。')
    return told.some(({ refused }) => refused) ? 1 : 0
  } catch (error) {
    if ((error as { name?: string }).name !== 'AbortError') throw error
    say('途中で止めました。もう一度動かせば、続きから進みます。')
    return 1
  } finally {
    await db.destroy()
    await database.close()
  }
})
