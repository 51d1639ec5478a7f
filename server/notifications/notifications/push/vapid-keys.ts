import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush, { type VapidKeys } from 'web-push'
import type { Database } from '#server/platform/database/connect.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import { settings } from '#server/settings.ts'

const NAME = 'vapid'

/** By which the push services know this site, from the settings, else a pair that is made once and kept in the database. With other keys every subscription is worth nothing. */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  if (settings.vapid) return settings.vapid
  const known = await findKeys(db)
  if (known) return known
  const keys = (await keysOfBefore()) ?? JSON.stringify(webPush.generateVAPIDKeys())
  await db
    .insertInto('installation_secrets')
    .values({ name: NAME, secret_sealed: seal(keys) ?? '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another process may have been first.
  return (await findKeys(db))!
}

async function findKeys(db: Database) {
  const row = await db.selectFrom('installation_secrets').select('secret_sealed').where('name', '=', NAME).executeTakeFirst()
  return row && (JSON.parse(open(row.secret_sealed) ?? '') as VapidKeys)
}

/** Before, each machine had a file: it is taken over once. */
const keysOfBefore = () =>
  readFile(join(settings.dataDir, 'vapid.json'), 'utf8').catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? undefined : Promise.reject(error)))
