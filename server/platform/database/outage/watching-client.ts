import type pg from 'pg'
import { newClient } from './new-client.ts'
import { SilentError, within } from './within.ts'

/** Milliseconds. A server that has not answered by then is silent. */
const PATIENCE = 1_500

/** The one connection on which a watch asks a server again and again how it is. It is opened when it is needed. */
export class WatchingClient {
  #url: string
  #name: string
  #client: pg.Client | undefined

  constructor(url: string, name: string) {
    this.#url = url
    this.#name = name
  }

  /** The one row of the answer. The end of our connection proves nothing about the next, so an old one is tried again. Fails with `SilentError` without an answer. */
  async ask<Row extends pg.QueryResultRow>(question: string): Promise<Row> {
    const isFresh = !this.#client
    try {
      return await within(PATIENCE, this.#ask<Row>(question))
    } catch (error) {
      if (isFresh || error instanceof SilentError) throw error
      this.hangUp()
      return within(PATIENCE, this.#ask<Row>(question))
    }
  }

  hangUp() {
    this.#client?.connection.stream.destroy()
    this.#client = undefined
  }

  async #ask<Row extends pg.QueryResultRow>(question: string) {
    if (!this.#client) {
      const client = (this.#client = newClient({ connectionString: this.#url, application_name: this.#name, connectionTimeoutMillis: PATIENCE }))
      await client.connect()
    }
    const { rows } = await this.#client.query<Row>(question)
    return rows[0]!
  }
}
