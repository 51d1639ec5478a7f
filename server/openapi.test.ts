import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from '#contract/index.ts'
import { openApiDocument } from './openapi.ts'
import { parameterNotes } from './platform/openapi/parameter-notes.ts'

const document = await openApiDocument()
const operations = Object.values(document.paths).flatMap((operationsOf) => Object.values(operationsOf))

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

test('the description explains every parameter, with an example', () => {
  const names = new Set(operations.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)))
  expect([...names].filter((name) => !parameterNotes[name]?.description || parameterNotes[name].example === undefined)).toEqual([])
  expect(Object.keys(parameterNotes).filter((name) => !names.has(name))).toEqual([])
})

test('the description shows for every operation a response that its own contract accepts', async () => {
  for (const { operationId, responses } of operations) {
    const procedure = operationId.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], contract) as {
      '~orpc': { outputSchema: z.ZodType }
    }
    const { content = {} } = responses['200'] ?? {}
    // A file has no JSON example, and an event stream has one example per event.
    if ('text/event-stream' in content || Object.values(content).some(({ schema = {} }) => 'contentMediaType' in schema)) continue
    const example = content['application/json']?.example
    expect([operationId, procedure['~orpc'].outputSchema.safeParse(example).error?.issues]).toEqual([operationId, undefined])
  }
})

test('the description documents every refusal as a problem', () => {
  for (const { responses } of operations) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '405', '422', '429', '500', '503']))
})
