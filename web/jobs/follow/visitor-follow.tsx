import type { ReactNode } from 'react'
import { FOLLOW_PATH, type Followed } from './follow-path.ts'

type VisitorFollowProps = { followed: Followed; path: string; className?: string; id?: string; children: ReactNode }

/** 気になる and 興味なし of a visitor: the site does what they pressed after they sign in, and returns them to `path`. A button's name is `form`. */
export const VisitorFollow = ({ followed, path, children, ...form }: VisitorFollowProps) => (
  <form method="post" action={FOLLOW_PATH} {...form}>
    <input type="hidden" name="company_id" value={followed.company_id} />
    <input type="hidden" name="job_id" value={followed.job_id} />
    <input type="hidden" name="next" value={path} />
    {children}
  </form>
)
