export const personPath = (id: string) => `/online/companies/candidates/detail?id=${id}`
