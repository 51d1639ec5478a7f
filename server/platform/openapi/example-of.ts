import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { fieldExamples } from '#contract/field-examples.ts'

type Schema = z.core.$ZodType

/**
 * An example of a reply, from what the contract declares: what a schema or a field itself has by `.meta({ example })`, else what fields of its name show
 * (contract/field-examples.ts), else the plainest value of its kind. Of a list it shows one row, of a choice the first, and `null` where something simple may be
 * absent.
 */
export function exampleOf(schema: Schema, name = ''): unknown {
  const value = declared(schema, name)
  return value === undefined ? plainest(schema, name) : value
}

function declared(schema: Schema, name: string): unknown {
  const own = z.globalRegistry.get(schema)?.example
  if (own !== undefined || isStructure(schema)) return own
  const { innerType } = schema._zod.def as { innerType?: Schema }
  const shared = (innerType && z.globalRegistry.get(innerType)?.example) ?? fieldExamples[name]
  return isDeepStrictEqual(z.safeParse(schema, shared).data, shared) ? shared : undefined
}

function plainest(schema: Schema, name: string): unknown {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).flatMap(([key, field]) => (isLeftOut(field, key) ? [] : [[key, exampleOf(field, key)]])))
    case 'array':
      return isStructure(def.element) || isDeclared(def.element) ? [exampleOf(def.element)] : []
    case 'tuple':
      return def.items.map((item) => exampleOf(item))
    case 'nullable':
      return isStructure(def.innerType) || isDeclared(def.innerType) ? exampleOf(def.innerType, name) : null
    case 'optional':
    case 'default':
    case 'readonly':
      return exampleOf(def.innerType, name)
    case 'pipe':
      return exampleOf(def.out._zod.def.type === 'transform' ? def.in : def.out, name)
    case 'union':
      return exampleOf(def.options[0]!, name)
    case 'record':
      return Object.fromEntries([...(def.keyType._zod.values ?? [])].map((key) => [key, exampleOf(def.valueType)]))
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'boolean':
      return false
    case 'number':
      return 1
    case 'string':
      return plainText[String((def as { format?: string }).format)] ?? ''
    default:
      return {}
  }
}

const plainText: Record<string, string> = {
  datetime: '2026-11-21T10:00:00+09:00',
  date: '2026-11-21',
  uuid: '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10',
  guid: '0199f3a2-6f0b-4c57-9c2e-2b8e6f4d1a10',
}

const isDeclared = (schema: Schema) => declared(schema, '') !== undefined

const isLeftOut = (field: Schema, name: string) => field._zod.def.type === 'optional' && !isStructure(field) && declared(field, name) === undefined

/** What has parts: shown whole rather than left out. */
function isStructure(schema: Schema): boolean {
  const { type, innerType, element } = schema._zod.def as { type: string; innerType?: Schema; element?: Schema }
  return type === 'object' || (innerType !== undefined && isStructure(innerType)) || (element !== undefined && isStructure(element))
}
