/** What a company's page holds at most. */
export const MOST_IMAGES = 3
export const MOST_PHOTOS = 12
export const MOST_EMPLOYEES = 30
export const MOST_FINANCES = 50
export const MOST_VIEWS = 20
