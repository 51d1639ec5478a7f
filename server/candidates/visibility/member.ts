/** Who asks on a company's behalf. */
export type Member = { company_id: number; name: string }
