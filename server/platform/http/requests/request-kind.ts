import type { Language } from '#contract/platform/text/language.ts'

export type RequestKind = 'api' | 'page' | 'file'

const file =
  /^\/(?:assets|builds|pictures|demo\/pictures)\/|^\/[a-z0-9-]+\.(?:svg|png|ico|webmanifest|txt)$|^\/push-worker\.js$|^\/online\/api\/(?:docs\/?|v1\/openapi\.json)$/

/** Calls and pages cost something and are limited; files cost less than counting them. */
export function requestKind(path: string): RequestKind {
  if (file.test(path)) return 'file'
  return path.startsWith('/online/api/') ? 'api' : 'page'
}

const stream = /^\/online\/api\/v1\/amateras\/(?:candidate|company)_users\/events\/?$/

/** Whether a screen asks for its events: such a reply does not end, and costs its connection only. */
export const isStreamCall = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) =>
  method === 'GET' && stream.test(url.split('?', 1)[0] ?? '')

/** Japanese, unless the client's first language is English. */
export const requestLanguage = (acceptLanguage: string | null | undefined): Language => (/^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'ja')
