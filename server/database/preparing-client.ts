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
    return name ? ask({ name, text: text as string, values: values as unknown[] }) : ask(...asked)
  }) as pg.Client['query']
}
