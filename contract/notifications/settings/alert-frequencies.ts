/** How soon new jobs are told: within moments, gathered at eight in the morning in Japan, or not at all. Without a schema, for pages. */
export const alertFrequencies = ['immediately', 'daily', 'never'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

export const MOST_SAVED_SEARCHES = 20
