/** The values of the editor's fields, as a form sends them. */
export type Values = Record<string, unknown>
