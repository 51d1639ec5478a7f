import { member } from '#server/api.ts'
import { changeRole } from './change-role.ts'
import { invite } from './invitations/invite.ts'
import { resendInvitation } from './invitations/resend-invitation.ts'
import { withdrawInvitation } from './invitations/withdraw-invitation.ts'
import { listMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'

const admin = member

export const companyMembers = {
  members: {
    list: member.members.list.handler(({ context }) => listMembers(context)),
    change_role: admin.members.change_role.handler(({ context, input }) => changeRole(context, input)),
    remove: admin.members.remove.handler(({ context, input }) => removeMember(context, input.company_user_id)),
  },
  invitations: {
    create: admin.invitations.create.handler(({ context, input }) => invite(context, input)),
    resend: admin.invitations.resend.handler(({ context, input }) => resendInvitation(context, input.id)),
    withdraw: admin.invitations.withdraw.handler(({ context, input }) => withdrawInvitation(context, input.id)),
  },
}
