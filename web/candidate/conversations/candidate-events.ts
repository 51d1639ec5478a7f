/** Where the server tells a candidate what is new. */
export const candidateEvents = '/online/api/v1/amateras/candidate_users/events/'
