/** The periods of which a company reads its figures. */
export const analyticsDays = [30, 90, 365] as const
