import type { ReadRecord } from '../read-record.ts'
import { postingOfSchema } from './posting-of-schema.ts'
import { type Fields, isFields, linesOf } from './read-value.ts'

const DEEPEST = 12

/** Every JobPosting of a JSON-LD document, at any place: alone, in a list, in @graph, as an item of a list page. Ours need no @type. */
export function postingsOfJson(value: unknown, pointer: string, depth = 0): ReadRecord[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => postingsOfJson(item, `${pointer}/${index}`, depth + 1))
  if (!isFields(value)) return []
  if (isPosting(value)) return [{ place: pointer, posting: postingOfSchema(value) }]
  return ['@graph', 'itemListElement', 'item', 'mainEntity', 'mainEntityOfPage', 'jobs', 'results', 'data'].flatMap((name) =>
    value[name] && typeof value[name] === 'object' ? postingsOfJson(value[name], `${pointer}/${name}`, depth + 1) : [],
  )
}

function isPosting(value: Fields) {
  const types = linesOf(value['@type'])
  if (types.some((type) => /(?:^|[/:#])JobPosting$/.test(type))) return true
  return types.length === 0 && ('hiringOrganization' in value || ('title' in value && 'description' in value))
}
