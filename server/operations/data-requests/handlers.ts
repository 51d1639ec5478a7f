import { candidate, operator } from '#server/api.ts'
import { checkIdentity } from './answering/check-identity.ts'
import { correctPerson } from './answering/correct-person.ts'
import { createDataRequest } from './own/create-data-request.ts'
import { enterDataRequest } from './enter-data-request.ts'
import { fulfilDataRequest } from './answering/fulfil-data-request.ts'
import { listDataRequests } from './list-data-requests.ts'
import { listOwnDataRequests } from './own/list-own-data-requests.ts'
import { refuseDataRequest } from './answering/refuse-data-request.ts'
import { showDataRequest } from './show-data-request.ts'

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
    correct: answering.correct.handler(({ context, input }) => correctPerson(context, input)),
    refuse: answering.refuse.handler(({ context, input }) => refuseDataRequest(context, input)),
  },
}
