import { open, seal } from '../sealing/seal.ts'
import type { Database } from '../database/connect.ts'
import { isSecret } from '#contract/platform/site/setting-groups.ts'
import type { SettingTexts } from '#server/settings/site-settings.ts'

/** What a version holds: texts, and secrets by their id. */
export type StoredSettings = Record<string, string | { secret: number }>

/** The newest version; nothing while operators have saved none, and on a database that an older version of the software made. */
export async function newestVersion(db: Database) {
  return (await db.selectFrom('site_setting_versions').select(['id', 'settings']).orderBy('id', 'desc').limit(1).executeTakeFirst()) as
    | { id: number; settings: StoredSettings }
    | undefined
}

/** The texts of a version, with its secrets opened. One that no key opens is left out, and named. */
export async function textsOfVersion(db: Database, stored: StoredSettings) {
  const ids = Object.values(stored).flatMap((value) => (typeof value === 'string' ? [] : [value.secret]))
  const secrets = ids.length === 0 ? [] : await db.selectFrom('site_setting_secrets').select(['id', 'value_sealed']).where('id', 'in', ids).execute()
  const sealed = new Map(secrets.map(({ id, value_sealed }) => [id, value_sealed]))
  const texts: SettingTexts = {}
  const unreadable: string[] = []
  for (const [key, value] of Object.entries(stored)) {
    const text = typeof value === 'string' ? value : opened(sealed.get(value.secret))
    if (text === undefined) unreadable.push(key)
    else texts[key] = text
  }
  return { texts, unreadable }
}

function opened(sealed: string | undefined) {
  try {
    return open(sealed ?? null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the texts as a version holds them. A secret that did not change keeps its row. */
export async function storedOf(db: Database, texts: SettingTexts, before: { stored: StoredSettings; texts: SettingTexts }): Promise<StoredSettings> {
  const stored: StoredSettings = {}
  for (const [key, text] of Object.entries(texts)) {
    const same = before.texts[key] === text ? before.stored[key] : undefined
    stored[key] = same ?? (isSecret(key) ? { secret: await keepSecret(db, key, text) } : text)
  }
  return stored
}

async function keepSecret(db: Database, setting: string, text: string) {
  const { id } = await db
    .insertInto('site_setting_secrets')
    .values({ setting, value_sealed: seal(text)! })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
