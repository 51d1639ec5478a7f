import { operator } from '#server/api.ts'
import { changeIncident } from './change-incident.ts'
import { listIncidents } from './list-incidents.ts'
import { markIncident } from './mark-incident.ts'
import { noteIncident } from './note-incident.ts'
import { openIncident } from './open-incident.ts'
import { sendNotice } from './send-notice.ts'
import { showIncident } from './show-incident.ts'
import { writeNotice } from './write-notice.ts'

const drilling = operator

export const incidents = {
  incidents: {
    list: drilling.incidents.list.handler(({ context }) => listIncidents(context)),
    open: drilling.incidents.open.handler(({ context, input }) => openIncident(context, input)),
    show: drilling.incidents.show.handler(({ context, input }) => showIncident(context, input.incident_id)),
    change: drilling.incidents.change.handler(({ context, input: { incident_id, ...facts } }) => changeIncident(context, incident_id, facts)),
    note: drilling.incidents.note.handler(({ context, input }) => noteIncident(context, input.incident_id, input.note)),
    mark: drilling.incidents.mark.handler(({ context, input }) => markIncident(context, input.incident_id, input.mark)),
    write_notice: drilling.incidents.write_notice.handler(({ context, input }) => writeNotice(context, input.incident_id, input)),
    send_notice: drilling.incidents.send_notice.handler(({ context, input }) => sendNotice(context, input.incident_id)),
  },
}
