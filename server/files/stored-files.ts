import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { settings } from '../settings.ts'

/** Files that people sent, each under a key of our own making: what they called it stays in the database. */
export const storedFiles = new Disk(new FSDriver({ location: settings.filesDir, visibility: 'private' }))
