import type { RequestContext } from '../../api.ts'
import { fail } from '../../fail.ts'
import { japanDay } from '../../people/days/japan-day.ts'
import type { CandidateViewer } from '../../sessions/viewer.ts'
import { holdScout } from './hold-scout.ts'
import { noteAnswer } from './note-answer.ts'
import { showScout } from './show-scout.ts'

const MOST_MONTHS = 24

/** 今ではない: until the first of the month the company cannot write, and then may once more. */
export async function parkScout(context: RequestContext & { viewer: CandidateViewer }, { company_id, month }: { company_id: number; month: string }) {
  if (!isAhead(month, japanDay(context.now()))) fail('INPUT_INVALID', [{ field: 'month', message: `来月から${MOST_MONTHS}か月先までの月を選んでください。` }])
  const { scout, thread } = await holdScout(context, company_id)
  await noteAnswer(context, { id: scout.id, company_id, job_id: scout.job_id, state: 'parked' })
  const parked = { parked_until: `${month}-01`, turn: null, turn_since: null, answer_due_at: null }
  await context.db.updateTable('threads').set(parked).where('id', '=', thread.id).execute()
  return (await showScout(context, company_id)).scout
}

function isAhead(month: string, today: string) {
  const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  const ahead = monthsOf(month) - monthsOf(today)
  return ahead >= 1 && ahead <= MOST_MONTHS
}
