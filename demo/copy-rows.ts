import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Value = string | number | boolean | null | readonly (string | number)[] | Record<string, unknown>
export type Row = Record<string, Value>

const CHUNK = 64 * 1024
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Streams rows of one table. All rows have the columns of the first, in its order. */
export async function copyRows(client: ClientBase, table: string, rows: Iterable<Row>) {
  const iterator = rows[Symbol.iterator]()
  const first = iterator.next()
  if (first.done) return
  const columns = Object.keys(first.value)
  const sink = client.query(copyFrom(`copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`))
  await pipeline(Readable.from(chunks(columns, first.value, iterator)), sink)
}

function* chunks(columns: string[], first: Row, rest: Iterator<Row>) {
  let text = ''
  for (let row: Row | undefined = first; row; row = nextOf(rest)) {
    for (let place = 0; place < columns.length; place++) text += (place ? '\t' : '') + copyText(row[columns[place]!]!)
    text += '\n'
    if (text.length > CHUNK) {
      yield text
      text = ''
    }
  }
  if (text) yield text
}

const nextOf = (rows: Iterator<Row>) => {
  const { done, value } = rows.next()
  return done ? undefined : value
}

export function copyText(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return escape(typeof value === 'string' ? value : isList(value) ? arrayText(value) : JSON.stringify(value))
}

const isList = (value: object): value is readonly (string | number)[] => Array.isArray(value)
const escape = (text: string) => (/[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character]!) : text)
const arrayText = (items: readonly (string | number)[]) =>
  `{${items.map((item) => (typeof item === 'number' ? item : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
