import { operator } from '#server/api.ts'
import { announceMaintenance, listMaintenance, withdrawMaintenance } from './maintenance.ts'

const running = operator.maintenance

export const maintenance = {
  maintenance: {
    list: operator.maintenance.list.handler(({ context }) => listMaintenance(context)),
    announce: running.announce.handler(({ context, input }) => announceMaintenance(context, input)),
    withdraw: running.withdraw.handler(({ context, input }) => withdrawMaintenance(context, input.notice_id)),
  },
}
