import type { Area } from '#contract/accounts/sign-in/sessions.ts'

/** Whose page stands at an address; one browser may be signed in to several areas. */
export function areaOfPath(pathname: string): Area {
  if (/^\/operator(?:\/|$)/.test(pathname)) return 'operator'
  return /^\/online\/companies(?:\/|$)/.test(pathname) ? 'company' : 'candidate'
}
