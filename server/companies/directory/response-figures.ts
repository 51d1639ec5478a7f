import type { Database } from '#server/platform/database/connect.ts'
import { measuredFigures } from '../response-figures/measured-figures.ts'
import { CASES_SHOWN } from './company-columns.ts'

/** The measured figures of a company's replies, where there are cases enough. */
export const responseFigures = (db: Database, company_id: number) => measuredFigures(db, company_id).where('cases', '>=', CASES_SHOWN).execute()
