export type Value = string | number | boolean | null | readonly (string | number)[] | Record<string, unknown>
export type Row = Record<string, Value>

const CHUNK = 64 * 1024
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Rows as the text of COPY … FROM STDIN. */
export function* copyText(columns: string[], rows: Iterable<Row>) {
  let text = ''
  for (const row of rows) {
    for (let place = 0; place < columns.length; place++) text += (place ? '\t' : '') + copyValue(row[columns[place]!] ?? null)
    text += '\n'
    if (text.length > CHUNK) {
      yield text
      text = ''
    }
  }
  if (text) yield text
}

export function copyValue(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return escape(typeof value === 'string' ? value : isList(value) ? arrayText(value) : JSON.stringify(value))
}

const isList = (value: object): value is readonly (string | number)[] => Array.isArray(value)
const escape = (text: string) => (/[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character]!) : text)
const arrayText = (items: readonly (string | number)[]) =>
  `{${items.map((item) => (typeof item === 'number' ? item : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
