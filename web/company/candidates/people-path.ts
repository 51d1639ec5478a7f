/** Beside nothing that reads shapes: pages of the browser name it. */
export const PEOPLE_PATH = '/online/companies/candidates'
