/** What a form field held; anything but text, as a field named twice, counts as empty. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The chosen values of a list: none, one or more. */
export const idsOf = (value: unknown) => [value ?? []].flat().map(textOf).filter(Boolean)
/** An empty choice is null, not zero. */
export const idOf = (value: unknown) => textOf(value) || null

/** What a field holds as a number: full-width digits, commas and the unit are understood. What is none goes on as such, and is refused by name. */
export function numberOf(value: unknown) {
  const plain = textOf(value)
    .normalize('NFKC')
    .replaceAll(/[,\s]|万?円|時間|分|日|か月|年|月|名|人/g, '')
  return plain === '' ? null : Number(plain)
}

/** What was chosen in a form of conditions; an empty field has no place in the address. */
export const chosenIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])))
