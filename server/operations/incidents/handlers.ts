import { operator } from '#server/api.ts'
import { changeIncident, listIncidents, markIncident, recordIncident, openIncident, showIncident } from './incidents.ts'
import { sendNotice, writeNotice } from './incident-notices.ts'

const drilling = operator

export const incidents = {
  incidents: {
    list: drilling.incidents.list.handler(({ context }) => listIncidents(context)),
    open: drilling.incidents.open.handler(({ context, input }) => openIncident(context, input)),
    show: drilling.incidents.show.handler(({ context, input }) => showIncident(context, input.incident_id)),
    change: drilling.incidents.change.handler(({ context, input: { incident_id, ...facts } }) => changeIncident(context, incident_id, facts)),
    note: drilling.incidents.note.handler(({ context, input }) => recordIncident(context, input.incident_id, input.note)),
    mark: drilling.incidents.mark.handler(({ context, input }) => markIncident(context, input.incident_id, input.mark)),
    write_notice: drilling.incidents.write_notice.handler(({ context, input }) => writeNotice(context, input.incident_id, input)),
    send_notice: drilling.incidents.send_notice.handler(({ context, input }) => sendNotice(context, input.incident_id)),
  },
}
