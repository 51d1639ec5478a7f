import type { Site } from '#contract/pages.ts'

/** The root loader's data, for code outside of the page's tree. Empty on the server. */
export const thisSite: { current: Site | undefined } = { current: undefined }
