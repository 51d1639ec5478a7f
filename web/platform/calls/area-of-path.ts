import type { Area } from '#contract/accounts/sign-in/sessions.ts'

/** The area of the page at an address; one browser may be signed in to several areas. */
export function areaOfPath(pathname: string): Area {
  if (/^\/(?:operator|setup)(?:\/|$)/.test(pathname)) return 'operator'
  return /^\/online\/companies(?:\/|$)/.test(pathname) ? 'company' : 'candidate'
}
