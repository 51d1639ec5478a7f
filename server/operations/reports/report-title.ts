import { sql } from 'kysely'

/** The subject of `reports`, in a word: the page by its name at that time, or the company of the conversation (`companies` joined). */
export const reportTitle = sql<string>`coalesce(nullif(reports.snapshot ->> 'title', ''), companies.name, case reports.about when 'service' then '芽生え' else '' end)`
