import type { Language } from '#contract/platform/text/language.ts'

/** Japanese, unless the client's first language is English. */
export const requestLanguage = (acceptLanguage: string | null | undefined): Language => (/^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'ja')
