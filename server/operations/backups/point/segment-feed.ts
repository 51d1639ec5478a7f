import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { unpackSegment } from '../wal/pack-segment.ts'
import { segmentNames } from '../wal/segment-names.ts'
import type { Archived } from '../wal/archived-segments.ts'

/** In the server's own folder; see SPOOL. */
const FEED = 'mebae-feed'
const PAUSE = 10
/** So many segments of 16 MB lie ready before PostgreSQL asks. */
const AHEAD = 6
/** After a minute without an answer it gives up: exit 126 ends the recovery as failed, where 1 would mean that the log ends here. */
const TRIES = 3_000

export const restoreCommand = `i=0; until [ -f ${FEED}/%f ]; do if [ -f ${FEED}/%f.none ]; then exit 1; fi; i=$((i+1)); if [ $i -gt ${TRIES} ]; then exit 126; fi; : > ${FEED}/%f.wanted; sleep 0.02; done; mv ${FEED}/%f %p || exit 126`

type Feeding = {
  folder: string
  owner: { uid: number; gid: number }
  place: FilePlace
  archived: Map<string, Archived>
  /** Segments of the old server's folder that never reached the archive. */
  unsent: Map<string, string>
  identities: string[]
  onSegment?: ((name: string) => void) | undefined
}

/** Gives PostgreSQL the segments that it asks for, and the next ones before it does. */
export class SegmentFeed {
  failure: unknown
  #feeding: Feeding
  #order: string[]
  #given = new Set<string>()
  #asked = new Set<string>()
  #isOver = false
  #running: Promise<void> | undefined

  constructor(feeding: Feeding) {
    this.#feeding = feeding
    this.#order = [...new Set([...feeding.archived.keys(), ...feeding.unsent.keys()])].filter(segmentNames.isSegment).toSorted()
  }

  /** The first segment that PostgreSQL found missing although later ones are there: a gap, behind which nothing can be restored. */
  get gap() {
    const newest = this.#order.at(-1)
    return newest !== undefined && !this.#asked.has(newest)
      ? [...this.#asked].filter((name) => segmentNames.isSegment(name) && !this.#order.includes(name)).toSorted()[0]
      : undefined
  }

  async start() {
    const { folder, owner } = this.#feeding
    const feed = join(folder, FEED)
    await mkdir(feed, { recursive: true, mode: 0o700 })
    await chown(feed, owner.uid, owner.gid)
    this.#running = this.#run().catch((error: unknown) => {
      this.failure = error
    })
  }

  async stop() {
    this.#isOver = true
    await this.#running
    await rm(join(this.#feeding.folder, FEED), { recursive: true, force: true })
  }

  async #run() {
    const feed = join(this.#feeding.folder, FEED)
    while (!this.#isOver) {
      const names = await readdir(feed)
      const wanted = names.filter((name) => name.endsWith('.wanted')).map((name) => name.slice(0, -'.wanted'.length))
      for (const name of wanted) {
        this.#asked.add(name)
        await this.#give(name)
        await rm(join(feed, `${name}.wanted`), { force: true })
      }
      const [last] = wanted.filter((name) => this.#order.includes(name)).slice(-1)
      if (last) this.#next = this.#order.indexOf(last) + 1
      const ready = names.filter(segmentNames.isSegment).length
      const ahead = ready < AHEAD ? this.#order[this.#next++] : undefined
      if (ahead) await this.#give(ahead)
      else if (!wanted.length) await wait(PAUSE)
    }
  }

  /** Nothing is fetched ahead before PostgreSQL asked for a first segment. */
  #next = Number.POSITIVE_INFINITY

  async #give(name: string) {
    const { folder, owner, unsent, onSegment } = this.#feeding
    const path = join(folder, FEED, name)
    if (this.#given.has(name) && (await readdir(join(folder, FEED))).includes(name)) return
    const bytes = await this.#bytesOf(name, unsent)
    const aside = join(folder, FEED, `.${name}.part`)
    const handle = await open(aside, 'w', 0o600)
    try {
      if (bytes) await handle.writeFile(bytes)
      await handle.chown(owner.uid, owner.gid)
    } finally {
      await handle.close()
    }
    await rename(aside, bytes ? path : `${path}.none`)
    this.#given.add(name)
    if (bytes) onSegment?.(name)
  }

  async #bytesOf(name: string, unsent: Map<string, string>) {
    const { archived, place, identities } = this.#feeding
    const known = archived.get(name)
    const stored = known && (await place.read(known.key))
    if (known && stored) return unpackSegment(stored, segmentNames.isEncrypted(known.key), identities)
    const path = unsent.get(name)
    return path ? readFile(path) : undefined
  }
}
