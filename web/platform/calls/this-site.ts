import type { Site } from '#contract/pages.ts'

/** What the root of the page was given, for code that is no part of the page's tree. Empty on the server. */
export const thisSite: { current: Site | undefined } = { current: undefined }
