import { member } from '../api.ts'
import { listCompanyNotices } from './list-company-notices.ts'
import { receiveCompanyNotice } from './receive-company-notice.ts'

/** The shell shows them to whoever is signed in, however their company stands. */
const reader = member('see_account').notices

export const companyNotices = {
  notices: {
    list: reader.list.handler(({ context }) => listCompanyNotices(context)),
    confirm: reader.confirm.handler(({ context, input }) => receiveCompanyNotice(context, input.id, { confirms: true, version: input.version })),
    view: reader.view.handler(({ context, input }) => receiveCompanyNotice(context, input.id, { confirms: false })),
  },
}
