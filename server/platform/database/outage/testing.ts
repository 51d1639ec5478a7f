import { once } from 'node:events'
import { createServer, connect as dial, type Socket, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addCandidate, addJob } from '#server/testing.ts'
import type { Database } from '../connect.ts'

/** A proxy to a server that can be cut (connections are refused), frozen (nothing passes, and neither side is notified) or pointed elsewhere. */
export class Wire {
  port = 0
  target: string
  #server = createServer((near) => this.#join(near))
  #sockets = new Set<Socket>()
  #isFrozen = false

  constructor(target: string) {
    this.target = target
  }

  async open() {
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.port = (this.#server.address() as AddressInfo).port
    return this
  }

  async cut() {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.hangUp()
    await closed
  }

  hangUp() {
    for (const socket of this.#sockets) socket.destroy()
  }

  freeze() {
    this.#isFrozen = true
    for (const socket of this.#sockets) socket.pause()
  }

  /** A frozen connection never comes back to life: a client that waits on it waits in vain. */
  thaw() {
    this.#isFrozen = false
  }

  #join(near: Socket) {
    const far = dial(this.target)
    const pair = [near, far]
    for (const socket of pair) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        for (const other of pair) other.destroy()
      })
    }
    near.on('data', (chunk) => this.#isFrozen || far.write(chunk))
    far.on('data', (chunk) => this.#isFrozen || near.write(chunk))
    if (this.#isFrozen) for (const socket of pair) socket.pause()
  }
}

/** The socket that a URL of the embedded server names. */
export const socketOf = (url: string) => join(new URL(url.replace('@/', '@socket/')).searchParams.get('host') ?? '', '.s.PGSQL.5432')

/** A user signed in by today's clock, and jobs to mark one after the other. */
export async function marker(db: Database, count: number) {
  const jobs: { id: number; company_id: number }[] = []
  for (let i = 0; i < count; i++) jobs.push(await addJob(db))
  const { cookie, id } = await addCandidate(db)
  await sql`update sessions set expires_at = now() + interval '1 day', authenticated_at = now(), last_seen_at = now()`.execute(db)
  const marked: number[] = []
  let next = 0
  const send = (url: string, { id: job_id, company_id } = jobs[0]!) =>
    ask(url, '/online/api/v1/amateras/candidate_users/favorites/', {
      method: 'POST',
      body: JSON.stringify({ company_id, job_id }),
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    })
  return {
    cookie,
    send,
    /** Marks the next job at one of these servers; gives the status of the reply. Acknowledged marks are recorded. */
    async mark(url: string) {
      const job = jobs[next++ % jobs.length]!
      const answer = await send(url, job).catch(() => undefined)
      // Never seen, for it means that the process is gone.
      if (!answer) return 0
      await answer.text().catch(() => '')
      if (answer.status === 200) marked.push(job.id)
      return answer.status
    },
    marked,
    kept: async (db: Database) => (await db.selectFrom('favorites').select('job_id').where('candidate_user_id', '=', id).execute()).map(({ job_id }) => job_id),
  }
}

/** For polls: as long as a busy machine may take. */
export const patient = { timeout: 60_000, interval: 10 }

/** A missing answer fails the test: no request may hang. */
export const ask = (url: string, path: string, init: RequestInit = {}) =>
  fetch(url + path, { signal: AbortSignal.timeout(15_000), redirect: 'manual', ...init })
