import type { Incident } from '#contract/operations/incidents/incidents.ts'
import { incidentDeadlines } from './incident-deadlines.ts'
import type { knownIncidents } from './incidents.ts'

type Row = Awaited<ReturnType<ReturnType<typeof knownIncidents>['executeTakeFirstOrThrow']>>

/** A record as operators read it, with its deadlines. */
export const incidentOf = ({ notice_operator_id, ...row }: Row, viewerId: string): Incident => ({
  ...row,
  ...incidentDeadlines(row),
  is_my_notice: notice_operator_id === viewerId,
})
