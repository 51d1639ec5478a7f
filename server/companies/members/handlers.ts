import { member } from '#server/api.ts'
import { changeRole, listMembers, removeMember } from './members.ts'
import { switchCompany } from './memberships/switch-company.ts'
import { askForRole, showRoleRequest } from './role-requests.ts'
import { invite, joinCompany, resendInvitation, withdrawInvitation } from './invitations/invitations.ts'

const admin = member

export const companyMembers = {
  members: {
    list: member.members.list.handler(({ context, input }) => listMembers(context, input)),
    change_role: admin.members.change_role.handler(({ context, input }) => changeRole(context, input)),
    remove: admin.members.remove.handler(({ context, input }) => removeMember(context, input.company_user_id)),
  },
  memberships: {
    create: member.memberships.create.handler(({ context, input }) => joinCompany(context, input)),
    switch: member.memberships.switch.handler(({ context, input }) => switchCompany(context, input.company_user_id)),
  },
  role_requests: {
    show: member.role_requests.show.handler(({ context, input }) => showRoleRequest(context, input.act)),
    create: member.role_requests.create.handler(({ context, input }) => askForRole(context, input.act)),
  },
  invitations: {
    create: admin.invitations.create.handler(({ context, input }) => invite(context, input)),
    resend: admin.invitations.resend.handler(({ context, input }) => resendInvitation(context, input.id)),
    withdraw: admin.invitations.withdraw.handler(({ context, input }) => withdrawInvitation(context, input.id)),
  },
}
