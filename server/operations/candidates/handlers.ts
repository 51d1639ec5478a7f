import { operator } from '#server/api.ts'
import { setPersonTags } from '../notes/set-person-tags.ts'
import { addPersonNote } from '../notes/add-note.ts'
import { endSessions, grantPremium, resetSecondFactor } from './account-acts.ts'
import { listPeople } from './list-people.ts'
import { resendMail, resendSignUpMail } from './resend-mails.ts'
import { restrictAccount } from './restrict-account.ts'
import { showCandidate } from './show-candidate.ts'

const seeing = operator.people
const restricting = operator.people
const resetting = operator.people
const helping = operator.people

export const operatorPeople = {
  people: {
    add_note: helping.add_note.handler(({ context, input }) => addPersonNote(context, input)),
    set_tags: helping.set_tags.handler(({ context, input }) => setPersonTags(context, input)),
    search: seeing.search.handler(({ context, input }) => listPeople(context, input)),
    show: seeing.show.handler(({ context, input }) => showCandidate(context, input)),
    restrict: restricting.restrict.handler(({ context, input }) => restrictAccount(context, input)),
    grant_premium: restricting.grant_premium.handler(({ context, input }) => grantPremium(context, input)),
    end_sessions: restricting.end_sessions.handler(({ context, input }) => endSessions(context, input)),
    reset_second_factor: resetting.reset_second_factor.handler(({ context, input }) => resetSecondFactor(context, input)),
    send_mail: helping.send_mail.handler(({ context, input }) => resendMail(context, input)),
    send_sign_up_mail: helping.send_sign_up_mail.handler(({ context, input }) => resendSignUpMail(context, input)),
  },
}
