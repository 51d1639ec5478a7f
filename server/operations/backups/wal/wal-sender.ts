import { setTimeout as wait } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#server/platform/database/connect.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { FilesAway } from '#server/platform/files/places/files-away.ts'
import { settings } from '#server/settings.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { recordArchive } from '../results/backup-results.ts'
import { sendSegments, waitingSegments } from './send-segments.ts'
import { isArchiveOn } from '#server/settings/is-archive-on.ts'
import { archivePlace } from './archive-place.ts'
import { sendFiles } from './send-files.ts'

const EVERY = 1_000
/** A failing place is asked again less and less often, but within the minute. */
const LONGEST_PAUSE = 30_000

/** Sends what PostgreSQL archives, and uploaded files, while this process runs. Each process with a worker has one. */
export class WalSender {
  #db: Database
  #folder: string
  #stopped = new AbortController()
  #running: Promise<void> | undefined
  #newest: Date | undefined
  #isFailing = false
  #follow: () => Promise<void>

  /** `follow` looks whether the archive is on, before each turn. */
  constructor(db: Database, folder: string, follow: () => Promise<void>) {
    this.#db = db
    this.#folder = folder
    this.#follow = follow
  }

  start() {
    this.#running = this.#run()
  }

  async stop() {
    this.#stopped.abort()
    await this.#running
  }

  measure(registry: Registry) {
    const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await Promise.resolve(read()).catch(() => Number.NaN))
        },
      })
    gauge('mebae_wal_archived_timestamp_seconds', 'When the newest archived segment was finished', () =>
      this.#newest ? this.#newest.getTime() / 1000 : Number.NaN,
    )
    gauge('mebae_wal_waiting_bytes', 'Segments that were not sent yet', async () => (await waitingSegments(this.#folder)).bytes)
  }

  async #run() {
    const { signal } = this.#stopped
    for (let pause = EVERY; !signal.aborted; ) {
      pause = (await this.#send()) ? EVERY : Math.min(pause * 2, LONGEST_PAUSE)
      await wait(pause, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #send() {
    try {
      await this.#follow()
      // What came before it was turned off still leaves.
      if (!isArchiveOn() && !(await waitingSegments(this.#folder)).count) return true
      const [place, { backupRecipients: recipients }] = [await archivePlace('wal'), siteSettings()]
      // A row never arrives before its file.
      await sendFiles(await archivePlace('files'), recipients)
      const newest = await sendSegments({ folder: this.#folder, place, recipients })
      if (newest) await this.#note({ at: newest, place: place.name, is_encrypted: recipients.length > 0 })
      if (this.#isFailing) logger.info('archive: segments leave again')
      this.#newest = newest ?? this.#newest
      this.#isFailing = false
      return true
    } catch (error) {
      // Once for each outage; the page shows for how long it lasts.
      if (!this.#isFailing) {
        logger.error({ err: error, reason: (error as Error).message }, 'archive: segments cannot leave')
        const reason =
          error instanceof FilesAway ? error.message : `${siteSettings().backupTo ?? settings.dataDir}: ${(error as { code?: string }).code ?? 'unknown'}`
        await this.#note({ failure: `変更の記録の置き場所（${reason}）に書けません。` })
      }
      this.#isFailing = true
      return false
    }
  }

  /** The database may be away at this moment; the next segment says it again. */
  #note = (result: Parameters<typeof recordArchive>[3]) =>
    recordArchive(this.#db, 'wal', new Date(), result).catch((error: unknown) => logger.warn({ err: error }, 'archive: state not recorded'))
}
