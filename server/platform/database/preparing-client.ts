import pg from 'pg'
import { statementNames } from './statement-names.ts'

/** Each costs every connection the memory of its plan. */
const MOST = 250
const nameOf = statementNames(MOST)

const READ_ONLY = '25006'

type Ask = (config: pg.QueryConfig) => Promise<pg.QueryResult>

/** Has PostgreSQL plan a read once for each connection: planning is most of what our many small reads cost. A connection that is no good any more is cut. */
export class PreparingClient extends pg.Client {
  override query = ((...asked: unknown[]) => {
    const [text, values, listener] = asked
    const name = typeof text === 'string' && Array.isArray(values) && listener === undefined ? nameOf(text) : undefined
    const ask = super.query.bind(this) as Ask & ((...asked: unknown[]) => unknown)
    const answer: unknown = name ? ask({ name, text: text as string, values: values as unknown[] }) : ask(...asked)
    if (answer instanceof Promise) answer.catch(this.#leave)
    return answer
  }) as pg.Client['query']

  /** Its server takes no writes any more, or it carries no answers: the next asker gets another. */
  #leave = ({ code, message }: Error & { code?: string }) => {
    if (code === READ_ONLY || message === 'Query read timeout') this.connection.stream.destroy()
  }
}
