import { createContext } from 'react'

export type RowJob = { id: number; position_title: string; company_id: number }

/** Lets 興味なし fold the row of its job, where it stands in a list; elsewhere nothing listens. */
export const RowContext = createContext<((job_id: number, isHidden: boolean) => void) | undefined>(undefined)
