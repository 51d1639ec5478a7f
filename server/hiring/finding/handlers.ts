import { member } from '#server/api.ts'
import { findForMember } from './find-for-member.ts'

export const companyFinding = { find: member.find.handler(({ context, input }) => findForMember(context, input)) }
