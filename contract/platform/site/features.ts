/** What operators can switch off. */
export type Features = { candidate_sign_up: boolean; company_sign_up: boolean; push: boolean; scouts: boolean }

/** How many a company may do a day: profiles in lists, profiles opened, scouts sent. */
export type DailyLimits = { people_listed: number; people_opened: number; scouts_sent: number }
