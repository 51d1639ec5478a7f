import type { ReactNode } from 'react'
import { FOLLOW_PATH, type Followed } from './follow-path.ts'

type VisitorFollowProps = { followed: Followed; path: string; className?: string; id?: string; children: ReactNode }

/**
 * 気になる and 興味なし of a visitor: the site does what they pressed after they sign in, and returns them to `path`. A button's name is `form`.
 * The address holds the rest: as hidden inputs of twenty cards it would be sixty elements to lay out and to hydrate.
 */
export const VisitorFollow = ({ followed: { company_id, job_id }, path, children, ...form }: VisitorFollowProps) => (
  <form method="post" action={`${FOLLOW_PATH}?${new URLSearchParams({ company_id: String(company_id), job_id: String(job_id), next: path })}`} {...form}>
    {children}
  </form>
)
