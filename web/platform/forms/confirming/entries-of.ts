/** The entries of a form that `submitForm` read into an object: `{ a: [{ b: 'c' }] }` is `a[0].b` = `c`. */
export function entriesOf(values: unknown, name = ''): [name: string, value: string][] {
  if (typeof values === 'string') return [[name, values]]
  if (Array.isArray(values)) return values.flatMap((value, index) => entriesOf(value, typeof value === 'string' ? name : `${name}[${index}]`))
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([key, value]) => entriesOf(value, name ? `${name}.${key}` : key))
}
