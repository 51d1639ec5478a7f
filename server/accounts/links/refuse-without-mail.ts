import { fail } from '#server/fail.ts'
import { settings } from '#server/settings.ts'

/** Where no mail leaves and no inbox shows it, nobody could follow a link: said at once, to everyone alike. */
export function refuseWithoutMail() {
  if (!settings.sendsMail) fail('MAIL_UNAVAILABLE')
}
