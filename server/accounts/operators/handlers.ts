import { endOtherSessions, endOwnSession, listOwnSessions } from '../devices/own-sessions.ts'
import { requestEmailChange } from '../emails/request-email-change.ts'
import { changeEmail } from '../emails/change-email.ts'
import { requestPasswordReset } from '../passwords/request-password-reset.ts'
import { changePassword, resetPassword } from '../passwords/passwords.ts'
import { anyone, operator } from '#server/api.ts'
import { addOperator, changeOperatorRole, inviteOperator, removeOperator, resetSecondFactor } from './change-operators.ts'
import { listOperators } from './list-operators.ts'
import { decideOperatorRequest } from './requests/decide-operator-request.ts'
import { showOperatorAccount } from '#server/operations/home/show-operator-account.ts'

const seeing = operator
const own = operator
const managing = operator.members

export const operatorAccounts = {
  account: seeing.account.handler(({ context }) => showOperatorAccount(context)),
  password: { change: own.password.change.handler(({ context, input }) => changePassword(context, input)) },
  email: { ask_change: own.email.ask_change.handler(({ context, input }) => requestEmailChange(context, input)) },
  sessions: {
    list: seeing.sessions.list.handler(({ context }) => listOwnSessions(context)),
    end: own.sessions.end.handler(({ context, input }) => endOwnSession(context, input)),
    end_others: own.sessions.end_others.handler(({ context }) => endOtherSessions(context)),
  },
  members: {
    list: operator.members.list.handler(({ context }) => listOperators(context)),
    add: managing.add.handler(({ context, input }) => addOperator(context, input)),
    decide: managing.decide.handler(({ context, input }) => decideOperatorRequest(context, input)),
    invite: managing.invite.handler(({ context, input }) => inviteOperator(context, input.id)),
    change_role: managing.change_role.handler(({ context, input }) => changeOperatorRole(context, input)),
    reset_second_factor: managing.reset_second_factor.handler(({ context, input }) => resetSecondFactor(context, input)),
    remove: managing.remove.handler(({ context, input }) => removeOperator(context, input)),
  },
}

const { ask_password_reset, reset_password, change_email } = anyone.operator_registrations

export const operatorRegistrations = {
  ask_password_reset: ask_password_reset.handler(({ context, input }) => requestPasswordReset(context, 'operator', input)),
  reset_password: reset_password.handler(({ context, input }) => resetPassword(context, 'operator', input)),
  change_email: change_email.handler(({ context, input }) => changeEmail(context, 'operator', input)),
}
