import { candidate, operator } from '#server/api.ts'
import { checkIdentity, refuseDataRequest } from './answering/refuse-data-request.ts'
import { correctProfile } from './answering/correct-profile.ts'
import { createDataRequest, listOwnDataRequests } from './own/own-data-requests.ts'
import { enterDataRequest, listDataRequests, showDataRequest } from './data-requests.ts'
import { fulfilDataRequest } from './answering/fulfil-data-request.ts'

export const ownDataRequests = {
  data_requests: {
    list: candidate.data_requests.list.handler(({ context }) => listOwnDataRequests(context)),
    create: candidate.data_requests.create.handler(({ context, input }) => createDataRequest(context, input)),
  },
}

const seeing = operator.data_requests
const answering = operator.data_requests

export const dataRequests = {
  data_requests: {
    list: seeing.list.handler(({ context, input }) => listDataRequests(context, input)),
    show: seeing.show.handler(({ context, input }) => showDataRequest(context, input.id)),
    enter: answering.enter.handler(({ context, input }) => enterDataRequest(context, input)),
    check: answering.check.handler(({ context, input }) => checkIdentity(context, input)),
    fulfil: answering.fulfil.handler(({ context, input }) => fulfilDataRequest(context, input)),
    correct: answering.correct.handler(({ context, input }) => correctProfile(context, input)),
    refuse: answering.refuse.handler(({ context, input }) => refuseDataRequest(context, input)),
  },
}
