import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { settings } from '../settings.ts'

/** A file that could not be written whole, as on a full disk, leaves nothing behind. */
class WholeFiles extends FSDriver {
  override async put(...[key, ...rest]: Parameters<FSDriver['put']>) {
    try {
      await super.put(key, ...rest)
    } catch (error) {
      await this.delete(key).catch(() => {})
      throw error
    }
  }
}

/** Files that people sent, each under a key of our own making: what they called it stays in the database. */
export const storedFiles = new Disk(new WholeFiles({ location: settings.filesDir, visibility: 'private' }))
