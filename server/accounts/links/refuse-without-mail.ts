import { fail } from '../../fail.ts'
import { settings } from '../../settings.ts'

/** Where no mail leaves and no inbox shows it, nobody could follow a link: said at once, to everyone alike. */
export function refuseWithoutMail() {
  if (!settings.sendsMail) fail('MAIL_UNAVAILABLE')
}
