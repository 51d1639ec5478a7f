import { href } from 'react-router'
import { type CompanyAct, companyActRefusal } from '#contract/accounts/members/company-acts.ts'
import type { MemberStatus } from '#contract/pages.ts'
import { OF_COMPANY } from '#contract/platform/of-company.ts'

const area = href('/online/companies')

/** The act that a member has to be allowed for a page of the company's area, and for those below it; the first match counts. All other pages are for every member. */
const actOfPage: [path: string, act: CompanyAct][] = [
  ['/settings/members', 'see_members'],
  ['/settings/keys', 'manage_keys'],
  [href('/settings/notifications'), 'see_threads'],
  ['/settings/interview_kits/edit', 'edit_kits'],
  ['/settings/interview_kits', 'score'],
  ['/settings/templates', 'write_messages'],
  ['/settings/selection_steps', 'see_settings'],
  ['/settings/selection_notices', 'see_settings'],
  ['/figures/cases', 'select'],
  ['/figures', 'see_figures'],
  [href('/notifications'), 'see_threads'],
  ['/candidates/detail', 'see_candidates'],
  ['/job_offers/new', 'edit_jobs'],
  ['/settings/webhooks', 'manage_keys'],
  ['/candidates', 'search_candidates'],
  [href('/company'), 'see_company'],
  ['/job_offers/figures', 'see_figures'],
  ['/job_offers', 'see_jobs'],
  ['/messages', 'see_threads'],
  ['/scouts', 'scout'],
  ['/selection/scorecard', 'score'],
  ['/referrals', 'comment'],
  ['/selection/outside/new', 'write_messages'],
  ['/selection/outside/meeting', 'write_messages'],
  ['/selection/outside', 'select'],
  ['/selection', 'see_selection'],
]

const isUnder = (pathname: string, page: string) => pathname === area + page || pathname.startsWith(`${area}${page}/`)

/** The pages at which an operator looks who views the company; the others show its candidates, conversations and members' own accounts. */
const viewedPages = [
  '/job_offers',
  '/job_offers/edit',
  '/company',
  '/stories',
  '/stories/preview',
  '/settings/members',
  '/figures',
  '/figures/selection',
  '/not_allowed',
]
const isViewed = (pathname: string) => viewedPages.some((page) => pathname.replace(/\/$/, '') === area + page)

/** The act that a page requires. */
export const actOf = (pathname: string) => actOfPage.find(([page]) => isUnder(pathname, page))?.[1]

/** Where to send a member who cannot open the page yet, or at all; undefined when they can. */
export function wayOfMember(member: MemberStatus | undefined, pathname: string, search = '') {
  const next = new URLSearchParams({ next: pathname + search })
  if (member?.second_factor === 'asked') return `${area}/second_factor?${next}`
  if (member?.second_factor === 'missing') return `${area}/second_factor/new?${next}`
  const named = new URLSearchParams(search)
  const company = named.get(OF_COMPANY)
  if (member && company !== null) {
    named.delete(OF_COMPANY)
    const to = named.size > 0 ? `${pathname}?${named}` : pathname
    // What the link names is open already; another company is asked for on a page, because reading switches nothing.
    if (member.viewing || company === String(member.company_id)) return to
    return `${href('/online/companies/open')}?${new URLSearchParams({ company, to })}`
  }
  const act = actOf(pathname)
  // The overview of a job is about its candidates: who looks is led to the posting.
  if (member?.viewing && pathname === `${area}/job_offers/overview`) return `${area}/job_offers/edit${search}`
  if (member?.viewing && !isViewed(pathname)) return `${area}/not_allowed?${new URLSearchParams({ page: pathname })}`
  if (member && act && companyActRefusal(member, act)) return `${area}/not_allowed?${new URLSearchParams({ page: pathname })}`
}
