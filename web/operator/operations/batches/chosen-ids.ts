/** The ids that were ticked in a form, be it none, one or several. */
export const chosenIds = (value: unknown) => [value ?? []].flat().map(String)
