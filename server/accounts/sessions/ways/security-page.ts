/** Where people of an area look after their account. */
export const securityPage = { candidate: '/settings/security', company: '/online/companies/settings', operator: '/operator/account' }
