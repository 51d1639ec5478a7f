import { expect, test } from 'vitest'
import { openApiDocument } from '#server/openapi.ts'

type Schema = { type?: unknown; properties?: Record<string, Schema>; additionalProperties?: unknown } & Record<string, unknown>

/** A request's fields are written as JSON Schema; these are the places in it that take arbitrary keys. */
function openPlaces(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, additionalProperties } = schema as Schema
  const isOpen = properties !== undefined && additionalProperties !== false
  return [...(isOpen ? [place] : []), ...Object.entries(schema).flatMap(([key, inner]) => openPlaces(inner, `${place}.${key}`))]
}

// External formats, which hold more than we read: a JSON Resume, and a browser's reply about a passkey. Foreign fields are dropped.
const foreign = /\.schema\.properties\.(resume|passkey|proof)(\.|$)/

test('a body takes no key that the contract does not name, at any depth', async () => {
  const { paths } = await openApiDocument()
  const bodies = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => (requestBody ? [[`${method.toUpperCase()} ${path}`, requestBody] as const] : [])),
  )
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.flatMap(([route, body]) => openPlaces(body.content, route)).filter((place) => !foreign.test(place))).toEqual([])
})
