export const candidatePath = (id: string) => `/online/companies/candidates/detail?id=${id}`
