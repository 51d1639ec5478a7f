import { endOtherSessions } from '#server/accounts/devices/end-other-sessions.ts'
import { endOwnSession } from '#server/accounts/devices/end-own-session.ts'
import { listOwnSessions } from '#server/accounts/devices/list-own-sessions.ts'
import { askEmailChange } from '#server/accounts/emails/ask-email-change.ts'
import { changePassword } from '#server/accounts/passwords/change-password.ts'
import { member } from '#server/api.ts'
import { changeCompanySettings } from './change-company-settings.ts'
import { renameMember } from './rename-member.ts'
import { showCompanyAccount } from './show-company-account.ts'
import { showCompanySettings } from './show-company-settings.ts'

const seeing = member
const own = member

export const companyAccounts = {
  account: seeing.account.handler(({ context }) => showCompanyAccount(context)),
  own: { change: own.own.change.handler(({ context, input }) => renameMember(context, input.name)) },
  settings: {
    show: member.settings.show.handler(({ context }) => showCompanySettings(context)),
    change: member.settings.change.handler(({ context, input }) => changeCompanySettings(context, input)),
  },
  password: { change: own.password.change.handler(({ context, input }) => changePassword(context, input)) },
  email: { ask_change: own.email.ask_change.handler(({ context, input }) => askEmailChange(context, input)) },
  sessions: {
    list: seeing.sessions.list.handler(({ context }) => listOwnSessions(context)),
    end: own.sessions.end.handler(({ context, input }) => endOwnSession(context, input)),
    end_others: own.sessions.end_others.handler(({ context }) => endOtherSessions(context)),
  },
}
