import { candidate } from '../api.ts'
import { showAccount } from './show-account.ts'

export const accounts = {
  account: candidate.account.handler(({ context }) => showAccount(context)),
}
