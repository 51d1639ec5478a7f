import { changeEmail } from '#server/accounts/emails/change-email.ts'
import { requestPasswordReset } from '#server/accounts/passwords/request-password-reset.ts'
import { resetPassword } from '#server/accounts/passwords/passwords.ts'
import { anyone, candidate } from '#server/api.ts'
import { checkDraft } from './check-draft.ts'
import { completeRegistration, saveDraft } from './complete-registration.ts'
import { showDraft } from './drafts.ts'
import { signUp, verifySignUp } from './sign-up.ts'

export const registrations = {
  sign_up: anyone.registrations.sign_up.handler(({ context, input }) => signUp(context, input)),
  verify: anyone.registrations.verify.handler(({ context, input }) => verifySignUp(context, input)),
  check_draft: anyone.registrations.check_draft.handler(({ context, input }) => checkDraft(context, input)),
  ask_password_reset: anyone.registrations.ask_password_reset.handler(({ context, input }) => requestPasswordReset(context, 'candidate', input)),
  reset_password: anyone.registrations.reset_password.handler(({ context, input }) => resetPassword(context, 'candidate', input)),
  change_email: anyone.registrations.change_email.handler(({ context, input }) => changeEmail(context, 'candidate', input)),
}

export const registrationSteps = {
  registration_draft: {
    show: candidate.registration_draft.show.handler(({ context }) => showDraft(context)),
    keep: candidate.registration_draft.keep.handler(({ context, input }) => saveDraft(context, input)),
  },
  registration: { complete: candidate.registration.complete.handler(({ context }) => completeRegistration(context)) },
}
