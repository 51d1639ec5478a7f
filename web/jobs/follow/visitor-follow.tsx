import type { ReactNode } from 'react'
import { FOLLOW_PATH, type Followed } from './follow-path.ts'

/** 気になる and 興味なし of a visitor: the site does what they pressed after they sign in, and returns them to `path`. A button's name is `form`. */
export const VisitorFollow = ({ followed, path, className, children }: { followed: Followed; path: string; className?: string; children: ReactNode }) => (
  <form method="post" action={FOLLOW_PATH} className={className}>
    <input type="hidden" name="company_id" value={followed.company_id} />
    <input type="hidden" name="job_id" value={followed.job_id} />
    <input type="hidden" name="next" value={path} />
    {children}
  </form>
)
