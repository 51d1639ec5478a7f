import type { Acts } from '#contract/platform/procedure.ts'

/** What an operator may look at in the name of a company: nothing of candidates, conversations or selections, for which there are disclosures. */
export const viewedActs: readonly Acts['member'][] = ['see_account', 'see_jobs', 'see_company', 'see_members', 'see_figures']

/** The calls that they make. All others are refused, also those that will be added: what a company's own member sees may hold a candidate. */
const viewedCalls = new Set([
  'account',
  'job_offers.list',
  'job_offers.show',
  'company.show',
  'stories.list',
  'stories.show',
  'members.list',
  'saved_views.list',
  // Sums of the whole company. Those of one job may be about one candidate, and files leave the site.
  'response_figures',
  'analytics',
  'selection_figures',
])

/** Whether an operator who looks at a company may make this call of `company_users`; it writes nothing. */
export const isViewedCall = (path: readonly string[], method: string | undefined) =>
  method === 'GET' && path[0] === 'company_users' && viewedCalls.has(path.slice(1).join('.'))
