import pg from 'pg'
import { statementNames } from './statement-names.ts'

/** Each costs every connection the memory of its plan. */
const MOST = 250
const nameOf = statementNames(MOST)

type Ask = (config: pg.QueryConfig) => Promise<pg.QueryResult>

/** Has PostgreSQL plan a read once for each connection: planning is most of what our many small reads cost. */
export class PreparingClient extends pg.Client {
  override query = ((...asked: unknown[]) => {
    const [text, values, listener] = asked
    const name = typeof text === 'string' && Array.isArray(values) && listener === undefined ? nameOf(text) : undefined
    const ask = super.query.bind(this) as Ask & ((...asked: unknown[]) => unknown)
    const answer = name ? ask({ name, text: text as string, values: values as unknown[] }) : ask(...asked)
    if (answer instanceof Promise) answer.catch(this.#endWhenSilent)
    return answer
  }) as pg.Client['query']

  /** An answer that did not come in time may still come: the next query on this connection would wait behind it. */
  #endWhenSilent = (error: unknown) => {
    if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy()
  }
}
