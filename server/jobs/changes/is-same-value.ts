import { isDeepStrictEqual } from 'node:util'

/** Choices are a set: a form sends them in the order of the page, and the table has them in the order of their import. */
const inOrder = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)) : value

/** Whether a field of a job says the same. */
export const isSameValue = (one: unknown, other: unknown) => isDeepStrictEqual(inOrder(one ?? null), inOrder(other ?? null))
