const sessions = ['POST /sessions/', 'DELETE /sessions/current/', 'POST /sessions/current/confirmation/']
const passkey = ['POST /sessions/passkey/challenges/', 'POST /sessions/passkey/', 'POST /sessions/current/confirmation/passkey/']
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
 * All routes that recognise a user who has signed in but for the second factor: showing it, setting it up, signing in as another user, and signing out.
 * Every other route treats them as signed out (`factor` in server/api.ts). Add nothing here that reads or changes anything else of theirs.
 */
export const openBeforeFactor: ReadonlySet<string> = new Set([
  ...sessions,
  ...passkey,
  ...line,
  ...['candidate_users', 'company_users', 'operators'].flatMap(showing),
  ...['company_users', 'operators'].flatMap(settingUp),
])
