import type { RequestContext } from '#server/platform/request/request-context.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { pseudonym } from '#server/platform/sealing/pseudonym.ts'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'

export type TriedAct =
  | 'password'
  | 'passkey'
  | 'line'
  | 'external'
  | 'code'
  | 'recovery_code'
  | 'confirm'
  | 'change_password'
  | 'reset_password'
  | 'sign_out'
  | 'switch_company'

type Try = { act: TriedAct; outcome: 'passed' | 'refused' | 'delayed'; area: Area; id?: string | undefined; email?: string | undefined }

/**
 * One line for each try to sign in, to prove who is there, or to leave. Accounts and addresses stand in it as pseudonyms, so that tries of one account,
 * or from one place, can be seen together. Of what was typed as an address and is none, which may be a password, nothing is kept.
 */
export function logTry({ client }: Pick<RequestContext, 'client'>, { act, outcome, area, id, email }: Try) {
  const account = id && pseudonym('account', `${area}:${id}`)
  const address = !id && email?.includes('@') ? pseudonym('email', email.toLowerCase()) : undefined
  logger.info({ act, outcome, area, account, address, client: pseudonym('client', client.address) }, 'try to sign in')
}
