import { z } from 'zod'

type Schema = z.core.$ZodType
type Wrapper = { innerType?: Schema; shape?: Record<string, Schema> }

/** The field of an object, however the object is wrapped. */
export function fieldOf(input: unknown, name: string): Schema | undefined {
  const { innerType, shape } = ((input as Schema | undefined)?._zod.def ?? {}) as Wrapper
  return shape ? shape[name] : innerType && fieldOf(innerType, name)
}

/** What a field says of itself, or what it wraps does. */
export function descriptionOf(field: Schema): string | undefined {
  const { innerType } = field._zod.def as Wrapper
  return z.globalRegistry.get(field)?.description ?? (innerType && descriptionOf(innerType))
}
