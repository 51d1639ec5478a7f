/** What operators can switch off. */
export type Features = { candidate_sign_up: boolean; company_sign_up: boolean; push: boolean }
