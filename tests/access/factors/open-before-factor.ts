const sessions = ['POST /sessions/', 'DELETE /sessions/current/', 'POST /sessions/current/confirmation/']
const passkey = ['POST /sessions/passkey/challenges/', 'POST /sessions/passkey/', 'POST /sessions/current/confirmation/passkey/']
const external = ['POST /sessions/external/{provider}/challenges/', 'POST /sessions/external/{provider}/']
const line = ['POST /sessions/line/challenges/', 'POST /sessions/line/']

const showing = (people: string) => [`GET /${people}/second_factor/`, `POST /${people}/second_factor/proofs/`]
/** A user whose role requires a factor sets it up while signing in. */
const settingUp = (people: string) => [
  `POST /${people}/second_factor/totp/`,
  `PUT /${people}/second_factor/totp/`,
  `POST /${people}/passkeys/challenges/`,
  `POST /${people}/passkeys/`,
]

/**
 * All that knows somebody who has signed in but for the second factor: showing it, setting it up, signing in as somebody else, and out.
 * To every other route they are nobody (`before_factor` in contract/platform/procedure.ts). Nothing is added here that reads or changes anything else of theirs.
 */
export const openBeforeFactor: ReadonlySet<string> = new Set([
  ...sessions,
  ...passkey,
  ...line,
  ...external,
  ...['candidate_users', 'company_users', 'operators'].flatMap(showing),
  ...['company_users', 'operators'].flatMap(settingUp),
])
