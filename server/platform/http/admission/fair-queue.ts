/** The client of a request: requests of one address share its part of the queue, sessions at one address share the address's. */
export type Client = { address: string; session: string }

type Entry<Item> = { client: Client; item: Item; tag: number }
type Flow = { waiting: number; finish: number }

/** So many flows are remembered before idle ones are forgotten. */
const MOST_FLOWS = 1_024

/**
 * Start-time fair queueing (Goyal, Vin, Cheng 1996): each entry carries a tag, and the lowest tag is next. A flow's next tag lies as far behind its last one as
 * its address has sessions waiting, so addresses alternate, and so do the sessions at one address.
 */
export class FairQueue<Item> {
  #entries: Entry<Item>[] = []
  #flows = new Map<string, Map<string, Flow>>()
  #flowCount = 0
  #virtualTime = 0

  get size() {
    return this.#entries.length
  }

  /** How many clients are remembered. */
  get flows() {
    return this.#flowCount
  }

  /** How many entries would be served before a new one of this client. */
  positionOf({ address, session }: Client) {
    return this.#indexOf(Math.max(this.#virtualTime, this.#flows.get(address)?.get(session)?.finish ?? 0))
  }

  add(client: Client, item: Item) {
    const sessions = getOrAdd(this.#flows, client.address, () => new Map<string, Flow>())
    const flow = getOrAdd(sessions, client.session, () => {
      this.#flowCount++
      return { waiting: 0, finish: 0 }
    })
    flow.waiting++
    const tag = Math.max(this.#virtualTime, flow.finish)
    flow.finish = tag + [...sessions.values()].filter(({ waiting }) => waiting > 0).length
    const entry = { client, item, tag }
    this.#entries.splice(this.#indexOf(tag), 0, entry)
    return entry
  }

  /** Takes out the next entry whose client may go on. */
  next(mayGoOn: (client: Client) => boolean): Entry<Item> | undefined {
    const entry = this.#entries.find(({ client }) => mayGoOn(client))
    if (!entry) return
    this.#virtualTime = Math.max(this.#virtualTime, entry.tag)
    this.remove(entry)
    return entry
  }

  /** Takes out the entry that would be served last, of the client with the most entries. */
  takeLast() {
    const entry = this.#entries.at(-1)
    if (entry) this.remove(entry)
    return entry
  }

  /** Takes out all entries whose item matches. */
  take(isMeant: (item: Item) => boolean) {
    return this.#entries.filter(({ item }) => isMeant(item)).filter((entry) => this.remove(entry))
  }

  remove(entry: Entry<Item>) {
    const index = this.#entries.indexOf(entry)
    if (index < 0) return false
    this.#entries.splice(index, 1)
    const flow = this.#flows.get(entry.client.address)?.get(entry.client.session)
    if (flow) flow.waiting--
    if (this.#entries.length === 0 || this.#flowCount > MOST_FLOWS) this.#forgetFlows()
    return true
  }

  /** A client without entries is forgotten with its tags: an empty queue holds no debts, and memory has an end. */
  #forgetFlows() {
    for (const [address, sessions] of this.#flows) {
      for (const [session, { waiting }] of sessions) {
        if (waiting > 0) continue
        sessions.delete(session)
        this.#flowCount--
      }
      if (sessions.size === 0) this.#flows.delete(address)
    }
    if (this.#entries.length === 0) this.#virtualTime = 0
  }

  /** Behind all entries with this tag: first come, first served. */
  #indexOf(tag: number) {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#entries[middle]!.tag <= tag) low = middle + 1
      else high = middle
    }
    return low
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value) {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
