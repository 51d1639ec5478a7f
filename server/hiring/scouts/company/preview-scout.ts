import type { NewScout, ScoutJudgement } from '#contract/hiring/scouts/scouts.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { judgeScout, passagesTaken } from '../judging/judge-scout.ts'
import { scoutTarget } from './scout-target.ts'

/** What sending would find. Nothing is written. */
export const previewScout = (context: MemberContext, scout: NewScout): Promise<ScoutJudgement> =>
  inTransaction(context.db, async (db) => {
    const candidate = await scoutTarget({ ...context, db }, scout)
    const judgement = await judgeScout(db, context.now(), context.viewer.company_id, candidate, scout)
    return { ...judgement, found: await passagesTaken(db, candidate, scout.reason) }
  })
