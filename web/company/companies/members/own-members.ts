import { MemberSearch } from '#contract/companies/members/company-members.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** The company's members: all of them on one page, and who is invited. */
export const ownMembers = workSource({
  name: 'members',
  search: MemberSearch,
  ask: async ({ company_users }, { page: _page, per_page: _size, ...search }) => {
    const { members: rows, invitations } = await company_users.members.list(search)
    return { rows, invitations, total: rows.length, page: 1, per_page: Math.max(1, rows.length) }
  },
})
