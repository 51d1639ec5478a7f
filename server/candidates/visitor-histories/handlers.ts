import { candidate } from '#server/api.ts'
import { countUpdateRequests } from './update-requests.ts'
import { listVisitorHistories } from './list-visitor-histories.ts'

export const visitorHistories = {
  visitor_histories: candidate.visitor_histories.handler(({ context, input }) => listVisitorHistories(context, input)),
  profile_update_requests: candidate.profile_update_requests.handler(({ context, input }) => countUpdateRequests(context, input.request_kind)),
}
