import { operator } from '#server/api.ts'
import { listMaintenance, withdrawMaintenance } from './maintenance.ts'
import { announceAtOnce, announceMaintenance, approveMaintenance, withdrawMaintenanceRequest } from './request-maintenance.ts'

const running = operator.maintenance

export const maintenance = {
  maintenance: {
    list: operator.maintenance.list.handler(({ context }) => listMaintenance(context)),
    announce: running.announce.handler(({ context, input }) => announceMaintenance(context, input)),
    announce_at_once: running.announce_at_once.handler(({ context, input }) => announceAtOnce(context, input)),
    approve: running.approve.handler(({ context, input }) => approveMaintenance(context, input.request_id)),
    withdraw_request: running.withdraw_request.handler(({ context, input }) => withdrawMaintenanceRequest(context, input.request_id)),
    withdraw: running.withdraw.handler(({ context, input }) => withdrawMaintenance(context, input.notice_id)),
  },
}
