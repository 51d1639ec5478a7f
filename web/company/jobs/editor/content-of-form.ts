import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { type EditedContent, type FieldKind, jobSections } from './job-sections.ts'

type Values = Record<string, unknown>

/** The values of the editor's fields in the shape of the API. A text that is no number stays as it is, and the API refuses it by field. */
export function contentOfForm(values: Values): EditedContent {
  const entries = jobSections.flatMap(({ fields }) => fields.map(({ name, kind }) => [name, readers[kind](values[name])] as const))
  return Object.fromEntries(entries) as EditedContent
}

/** 9:30, ９：３０ and 0930 are 09:30. */
function timeOf(value: unknown) {
  const plain = textOf(value).normalize('NFKC').trim()
  const [, hours, minutes] = /^(\d{1,2})[:時]?(\d{2})分?$/.exec(plain) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : plain
}

const listOf = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean)
const idsOf = (value: unknown) => listOf(value).map(Number)

const readers: Record<FieldKind, (value: unknown) => unknown> = {
  line: textOf,
  text: textOf,
  time: timeOf,
  number: numberOf,
  tick: (value: unknown) => textOf(value) !== '',
  maybe: (value: unknown) => (textOf(value) === '' ? null : textOf(value) === 'yes'),
  one: (value: unknown) => (textOf(value) === '' ? null : Number(value)),
  unit: (value: unknown) => textOf(value) || null,
  many: idsOf,
  places: idsOf,
  search_many: idsOf,
  occupations: idsOf,
  terms: (value: unknown) => [
    ...new Set(
      listOf(value)
        .flatMap((text) => text.split(/[\n、]/))
        .map((text) => text.trim())
        .filter(Boolean),
    ),
  ],
}
