import { gathering } from '../database/gathering.ts'
import type { Database } from '../database/connect.ts'
import { partsOf, seenBy, type Snapshot } from '../database/snapshot.ts'
import type { Party } from '../viewers/viewer.ts'
import { type LiveRead, type LiveRow, readLive } from './live-row.ts'

type Returning = { viewer: Party; since: Snapshot }

/** A screen that was away for more transactions than this reads alone: the others would read all of that with it. */
const SHORT_ABSENCE = 1_000n

/**
 * What screens missed since they were cut off. After a restart thousands come back with nearly the same `since`: those that ask while a statement is under way are
 * read for together.
 */
export class MissedEvents {
  #together: (screen: Returning) => Promise<LiveRead | undefined>

  constructor(db: Database) {
    this.#together = gathering(async (screens) => new Map(await Promise.all(await readTogether(db, screens))))
  }

  async read(viewer: Party, since: Snapshot): Promise<LiveRead> {
    return (await this.#together({ viewer, since })) as LiveRead
  }
}

async function readTogether(db: Database, screens: Returning[]) {
  const alone = async (screen: Returning) => [screen, await readLive(db, screen.since, screen.viewer)] as const
  const newest = screens.map(({ since }) => partsOf(since).next).reduce((one, other) => (one > other ? one : other))
  const near = screens.filter(({ since }) => newest - partsOf(since).next <= SHORT_ABSENCE)
  if (near.length < 2) return screens.map(alone)
  const all = await readLive(db, before(near))
  if (!all.isWhole) return screens.map(alone)
  const isNear = new Set(near)
  return screens.map((screen) => (isNear.has(screen) ? Promise.resolve([screen, partOf(all, screen)] as const) : alone(screen)))
}

/** A snapshot that contains only what all of these contain. */
function before(screens: Returning[]): Snapshot {
  const parts = screens.map(({ since }) => partsOf(since))
  const next = parts.map((part) => part.next).reduce((one, other) => (one < other ? one : other))
  const running = new Set(parts.flatMap((part) => [...part.running]).filter((xid) => BigInt(xid) < next))
  return `${next}:${next}:${[...running].join(',')}`
}

function partOf({ after, rows }: LiveRead, { viewer, since }: Returning): LiveRead {
  const isSeen = seenBy(since)
  return { before: since, after, isWhole: true, rows: rows.filter((row) => !isSeen(row.xid) && concerns(row, viewer)) }
}

const concerns = ({ audience, company_id, candidate_user_id }: LiveRow, viewer: Party) =>
  viewer.area === 'company' ? company_id === viewer.company_id || audience === 'companies' : candidate_user_id === viewer.id || audience === 'candidates'
