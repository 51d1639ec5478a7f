import { changeEmail } from '#server/accounts/emails/change-email.ts'
import { requestPasswordReset } from '#server/accounts/passwords/request-password-reset.ts'
import { resetPassword } from '#server/accounts/passwords/passwords.ts'
import { anyone } from '#server/api.ts'
import { acceptInvitation, showInvitation } from '../members/invitations/invitations.ts'
import { signUpCompany } from './sign-up-company.ts'
import { verifyCompanySignUp } from './verify-company-sign-up.ts'

const api = anyone.company_registrations

export const companyRegistrations = {
  sign_up: api.sign_up.handler(({ context, input }) => signUpCompany(context, input)),
  verify: api.verify.handler(({ context, input }) => verifyCompanySignUp(context, input)),
  show_invitation: api.show_invitation.handler(({ context, input }) => showInvitation(context, input.token)),
  accept_invitation: api.accept_invitation.handler(({ context, input }) => acceptInvitation(context, input)),
  ask_password_reset: api.ask_password_reset.handler(({ context, input }) => requestPasswordReset(context, 'company', input)),
  reset_password: api.reset_password.handler(({ context, input }) => resetPassword(context, 'company', input)),
  change_email: api.change_email.handler(({ context, input }) => changeEmail(context, 'company', input)),
}
