import type { Language } from '#contract/platform/text/language.ts'

/** Japanese, unless the first language somebody asks for is English. */
export const requestLanguage = (acceptLanguage: string | null | undefined): Language => (/^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'ja')
