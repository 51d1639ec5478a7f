import { connect } from '#server/platform/database/connect.ts'
import { loadSiteSettings } from '#server/platform/site-settings/load-site-settings.ts'
import { newestVersion } from '#server/platform/site-settings/saved-settings.ts'

/** Takes over what operators saved about backups. False where the database that is to be replaced cannot be read or holds nothing, as on a new machine. */
export async function loadForRestore(url: string) {
  const db = connect(url, { connections: 1 })
  try {
    await newestVersion(db)
    await loadSiteSettings(db)
    return true
  } catch {
    return false
  } finally {
    await db.destroy()
  }
}
