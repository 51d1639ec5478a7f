/** What a form field held; anything but text, as a field named twice, counts as empty. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
