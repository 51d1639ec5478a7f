/** The member or program that acts for a company. */
export type Member = { company_id: number; name: string }
