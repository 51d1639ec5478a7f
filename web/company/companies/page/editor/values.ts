/** What the editor's fields hold, as a form sends it. */
export type Values = Record<string, unknown>
