import fc from 'fast-check'

export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** A value that a schema allows, and here and there, at any depth, one that it does not. */
export function valueOf(schema: Schema, naughty: string[], depth = 0): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    fc.constantFrom(...naughty),
    fc.constantFrom<unknown>('\0', 'a\0b', '\uD800', 'x\uDFFF', null, true, -1, 0, 1.5, 1e21, -0, 2_147_483_648, 9_007_199_254_740_991, [], {}, [[]], ''),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.jsonValue({ depthSize: 'small' }),
    fc.constantFrom(
      Array.from({ length: 5_000 }, (_, i) => i),
      'あ'.repeat(20_000),
      Array(300).fill({ a: 'b' }),
    ),
  )
  return fc.oneof({ weight: 12, arbitrary: fitting(schema, naughty, depth) }, { weight: 1, arbitrary: odd })
}

function fitting(schema: Schema, naughty: string[], depth: number): fc.Arbitrary<unknown> {
  const { type, enum: choices, anyOf, oneOf, allOf, items = {}, properties = {}, required = [], minimum = 0, maximum = 100_000 } = schema
  const some = anyOf ?? oneOf ?? allOf
  if ('const' in schema) return fc.constant(schema.const)
  if (choices?.length) return fc.constantFrom(...choices)
  if (some?.length) return fc.oneof(...some.map((one) => valueOf(one, naughty, depth + 1)))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer') return fc.integer({ min: Math.max(minimum, -2_147_483_648), max: Math.max(minimum, Math.min(maximum, 2_147_483_647)) })
  if (type === 'number') return fc.double({ min: minimum, max: Math.max(minimum, maximum) })
  if (type === 'array') return depth > 6 ? fc.constant([]) : fc.array(valueOf(items, naughty, depth + 1), { maxLength: Math.min(schema.maxItems ?? 5, 8) })
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(properties).map(([name, one]) => [name, depth > 6 ? fc.constant(null) : valueOf(one, naughty, depth + 1)])
    const shape: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
    return fc.record(shape, { requiredKeys: required.filter((name) => name in properties) })
  }
  if (type === 'string') return textOf(schema.format, naughty)
  return fc.jsonValue({ depthSize: 'small' })
}

function textOf(format: string | undefined, naughty: string[]): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2000-02-29', '2001-02-29', '0000-01-01', '9999-12-31', '1990-04-01', '-000001-01-01')
  if (format === 'date-time') return fc.constantFrom('2026-11-21T10:00:00+09:00', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2026-11-21')
  if (format === 'uuid') return fc.uuid()
  if (format === 'email')
    return fc.constantFrom('a@candidate.example', 'A@b.example', `${'a'.repeat(300)}@b.example`, 'a@b\r\nBcc: c@d.example', 'あ@例え.example')
  if (format === 'uri') return fc.constantFrom('https://example.com/', 'javascript:alert(1)', '//example.com', 'https://user@[::1]:99999/')
  return fc.oneof(
    fc.constantFrom('営業', '株式会社山田製作所', 'a', '0312345678', 'ﾔﾏﾀﾞ'),
    fc.constantFrom(...naughty),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  )
}
