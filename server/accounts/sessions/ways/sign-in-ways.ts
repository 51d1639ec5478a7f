import { relyingParty } from '../factors/relying-party.ts'
import { settings } from '#server/settings.ts'

/** What the sign-in page offers beside the password. */
export const signInWays = () => ({ passkey: Boolean(relyingParty()), line: Boolean(settings.line) })
