import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldExamples } from '#contract/field-examples.ts'
import { contract } from '#contract/index.ts'
import { tagNotes } from '#contract/tag-notes.ts'
import { openApiDocument } from './openapi.ts'
import { fieldOf } from './platform/openapi/key-scopes.ts'

const document = await openApiDocument()
const operations = Object.values(document.paths).flatMap((operationsOf) => Object.values(operationsOf))
// A file is its own example, and events come one by one.
const examples = operations.flatMap(({ operationId, responses }) => {
  const { content = {} } = responses['200'] ?? {}
  const isPlain = !('text/event-stream' in content) && Object.values(content).every(({ schema = {} }) => !('contentMediaType' in schema))
  return isPlain ? [{ operationId, example: content['application/json']?.example }] : []
})

function definitionOf(operationId: string) {
  const procedure = operationId.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], contract)
  return (procedure as { '~orpc': { inputSchema?: z.ZodType; outputSchema: z.ZodType } })['~orpc']
}

test('the description passes the recommended rules for OpenAPI', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Addresses of this API end in a slash, as in the product's list of calls.
      'no-path-trailing-slash': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('tells what every parameter means, with an example that its field takes', () => {
  const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.map(({ name, description, example }) => ({
      place: `${operationId} ${name}`,
      description,
      example,
      field: fieldOf(definitionOf(operationId).inputSchema, name),
    })),
  )
  expect(parameters.filter(({ description }) => !description).map(({ place }) => place)).toEqual([])
  const wrong = parameters.filter(({ example, field }) => example === undefined || (field && !z.safeParse(field, example).success))
  expect(wrong.map(({ place }) => place)).toEqual([])
})

test('describes every tag, and no other', () => {
  expect(Object.keys(tagNotes).toSorted()).toEqual([...new Set(operations.flatMap(({ tags }) => tags))].toSorted())
})

test('shows for every operation an answer that its own contract gives back unchanged', () => {
  for (const { operationId, example } of examples) {
    const { data, error } = definitionOf(operationId).outputSchema.safeParse(example)
    expect([operationId, error?.issues, data]).toEqual([operationId, undefined, example])
  }
})

const bodies = operations.flatMap(({ operationId, parameters = [], requestBody }) => {
  const body = requestBody?.content['application/json']
  const address = parameters.flatMap(({ name, in: place, example }) => (place === 'path' ? [[name, example]] : []))
  return body ? [{ operationId, example: body.example, sent: { ...Object.fromEntries(address), ...(body.example as object) } }] : []
})

test('shows for every operation with a body one that its own contract accepts', () => {
  expect(bodies.length).toBeGreaterThan(100)
  for (const { operationId, sent } of bodies) {
    const { error } = definitionOf(operationId).inputSchema!.safeParse(sent)
    expect([operationId, error?.issues]).toEqual([operationId, undefined])
  }
})

const inOrder = [
  ['created_at', 'updated_at'],
  ['created_at', 'published_at'],
  ['created_at', 'expires_at'],
  ['display_start_at', 'display_end_at'],
  ['min_salary', 'max_salary'],
  ['pay_min', 'pay_max'],
  ['answered', 'cases'],
  ['finished', 'cases'],
] as const

test('shows answers whose times and amounts fit each other', () => {
  const parts = examples.flatMap(({ operationId, example }) => objectsIn(example).map((part) => ({ operationId, part })))
  const odd = parts.flatMap(({ operationId, part }) =>
    inOrder.filter(([less, more]) => isMore(part[less], part[more])).map((pair) => `${operationId} ${pair.join(' > ')}`),
  )
  expect(odd).toEqual([])
})

test('uses every shared example of a field', () => {
  const shown = [...examples, ...bodies]
    .flatMap(({ example }) => objectsIn(example).flatMap(Object.entries))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const shared = Object.entries(fieldExamples).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  expect(shared.filter((one) => !shown.includes(one))).toEqual([])
})

test('documents every refusal as a problem', () => {
  for (const { responses } of operations) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '405', '422', '429', '500', '503']))
})

const isMore = (less: unknown, more: unknown) =>
  typeof less === 'number' ? typeof more === 'number' && less > more : typeof less === 'string' && typeof more === 'string' && less > more

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}
