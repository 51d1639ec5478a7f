import { operator } from '#server/api.ts'
import { closeJobs, markPremium, requestConfirmations } from './change-jobs.ts'
import { decideReview, listReviews } from './reviews.ts'
import { listJobsToOperators } from './list-jobs-to-operators.ts'
import { showJobToOperators } from './show-job-to-operators.ts'

const looking = operator.job_offers
const closing = operator.job_offers

export const operatorJobs = {
  job_offers: {
    list: looking.list.handler(({ context, input }) => listJobsToOperators(context, input)),
    reviews: looking.reviews.handler(({ context, input }) => listReviews(context, input)),
    show: looking.show.handler(({ context, input }) => showJobToOperators(context, input.id)),
    decide: operator.job_offers.decide.handler(({ context, input }) => decideReview(context, input)),
    close: closing.close.handler(({ context, input }) => closeJobs(context, input)),
    mark_premium: operator.job_offers.mark_premium.handler(({ context, input }) => markPremium(context, input)),
    ask_confirmation: closing.ask_confirmation.handler(({ context, input }) => requestConfirmations(context, input.ids)),
  },
}
