import { z } from 'zod'
import { OutsideCard } from '../outside/outside-card.ts'
import { CandidateTag } from '../selection/candidate-tags.ts'

/** Beside the applications of the board: who stands in its columns from outside, and what it can be narrowed by. */
export const BoardPeople = {
  /** People from outside, in the same columns and pages as the applications; empty for guests and programs, who read nothing of them. */
  outside: z.array(OutsideCard),
  /** The jobs somebody applied or was added for; 0 is the open position. */
  jobs: z.array(z.object({ id: z.int(), position_title: z.string() })),
  /** The tags of the company. */
  tags: z.array(CandidateTag),
  /** Who of the company can take care of somebody. */
  assignees: z.array(z.object({ id: z.uuid(), name: z.string().meta({ example: '木下 遥' }) })),
}
