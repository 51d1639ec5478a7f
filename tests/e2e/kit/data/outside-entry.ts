import { randomUUID } from 'node:crypto'
import { inDays } from '../in-days.ts'

/** Somebody whom a company added from outside, and who has not answered yet. */
export const outsideEntry = (company_id: number) => ({
  company_id,
  name: '柏木 遥',
  email: `${randomUUID()}@mail.example`,
  source: 'event',
  added_by_name: '三枝 由香',
  keep_months: 12,
  answer_due_at: inDays(14, '10:00'),
})
