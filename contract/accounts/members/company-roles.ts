import { z } from 'zod'

/** What somebody may do for their company. */
export const CompanyRole = z.enum(['admin', 'recruiter', 'assistant', 'guest'])
export type CompanyRole = z.infer<typeof CompanyRole>

/** Where a company stands with the site. Beside it stands `end_of_contract`. */
export const CompanyState = z.enum(['provisional', 'pending', 'active', 'suspended'])
export type CompanyState = z.infer<typeof CompanyState>
