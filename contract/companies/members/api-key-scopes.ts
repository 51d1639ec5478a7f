import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'

/** What a key may be allowed, and which acts of the table of acts that is. What no scope names, no key does: talk with people, look for them, or read who they are. */
export const apiKeyScopes = {
  'jobs:read': { label: '自社の求人を読む', acts: ['see_jobs'] },
  'jobs:write': { label: '自社の求人を書き、公開・停止する', acts: ['edit_jobs', 'publish_jobs'] },
  'applications:read': { label: '応募と選考の状況を読む', acts: ['see_selection'] },
  'figures:read': { label: '数字を読む', acts: ['see_figures'] },
} as const satisfies Record<string, { label: string; acts: readonly CompanyAct[] }>

export type ApiKeyScope = keyof typeof apiKeyScopes
export const allScopes = Object.keys(apiKeyScopes) as [ApiKeyScope, ...ApiKeyScope[]]

/** For how many days a key may be made. */
export const keyDays = [30, 90, 180, 365] as const

export const scopesCover = (scopes: readonly ApiKeyScope[], act: CompanyAct) =>
  scopes.some((scope) => (apiKeyScopes[scope].acts as readonly CompanyAct[]).includes(act))
