import { anyone, member } from '#server/api.ts'
import { enterByReferral, openReferral } from '../outside-candidates/person/enter-by-referral.ts'
import { createReferralLink, endReferralLink, listReferralLinks } from './referral-links.ts'

export const referralLinks = {
  list: member.referral_links.list.handler(({ context }) => listReferralLinks(context)),
  create: member.referral_links.create.handler(({ context, input }) => createReferralLink(context, input)),
  end: member.referral_links.end.handler(({ context, input }) => endReferralLink(context, input.id)),
}

export const referrals = {
  open: anyone.referrals.open.handler(({ context, input }) => openReferral(context, input.token)),
  enter: anyone.referrals.enter.handler(({ context, input }) => enterByReferral(context, input)),
}
