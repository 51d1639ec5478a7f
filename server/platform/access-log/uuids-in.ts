const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Every id that stands anywhere in what was asked and answered. A file, and what comes bit by bit, names nobody by itself. */
export function uuidsIn(value: unknown, found = new Set<string>()) {
  if (typeof value === 'string') {
    if (value.length === 36 && uuid.test(value)) found.add(value)
  } else if (Array.isArray(value)) for (const item of value) uuidsIn(item, found)
  else if (isPlain(value)) for (const name in value) uuidsIn(value[name], found)
  return found
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
