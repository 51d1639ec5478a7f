import { z } from 'zod'

/** Reads a URL's parameters, dropping values that do not parse: a hand-edited URL still shows its page. */
export function readSearch<Search extends z.ZodObject>(schema: Search, params: URLSearchParams) {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, z.safeParse(field, valueOf(params.getAll(name).filter(isReadableAs(field)))).data])
  return Object.fromEntries(fields) as Partial<z.output<Search>>
}

/** The names of parameters of which a value had to be dropped, in the schema's order. */
export const droppedParameters = (schema: z.ZodObject, params: URLSearchParams) =>
  Object.entries(schema.shape)
    .filter(([name, field]) => params.getAll(name).some((value) => value !== '' && !isReadableAs(field)(value)))
    .map(([name]) => name)

const isReadableAs = (field: z.ZodType) => (value: string) => value !== '' && z.safeParse(field, value).success
const valueOf = (values: string[]) => (values.length > 1 ? values : values[0])
