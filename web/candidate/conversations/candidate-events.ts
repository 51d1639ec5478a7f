/** The event stream of a candidate. */
export const candidateEvents = '/online/api/v1/amateras/candidate_users/events/'
