import { member } from '../api.ts'
import { showCompanyAccount } from './show-company-account.ts'

export const companyAccounts = {
  account: member('see_account').account.handler(({ context }) => showCompanyAccount(context)),
}
