import { expect, test } from 'vitest'
import { jsonRefusal } from '../requests/bodies.ts'

const json = 'application/json; charset=utf-8'
const nested = (depth: number) => Buffer.from(`${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`)

test('a body nested deeper than any call takes is refused before it is parsed', () => {
  expect(jsonRefusal(json, nested(64))).toBeUndefined()
  expect(jsonRefusal(json, nested(66))).toBe('BAD_REQUEST')
  expect(jsonRefusal('application/problem+json', Buffer.from('['.repeat(100_000)))).toBe('BAD_REQUEST')
})

test('brackets within a text are text', () => {
  expect(jsonRefusal(json, Buffer.from(JSON.stringify({ message: `"${'[{'.repeat(500)}\\` })))).toBeUndefined()
})

test('bytes that are no UTF-8 are refused in JSON, and are none of our concern in a file', () => {
  expect(jsonRefusal(json, Buffer.from([0x22, 0xff, 0x22]))).toBe('BAD_REQUEST')
  expect(jsonRefusal('multipart/form-data; boundary=b', Buffer.from([0x22, 0xff, 0x22]))).toBeUndefined()
})
