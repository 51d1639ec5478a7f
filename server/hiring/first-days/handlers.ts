import { member } from '#server/api.ts'
import { showFirstDays } from './show-first-days.ts'

export const companyFirstDays = { first_days: member.first_days.handler(({ context }) => showFirstDays(context)) }
