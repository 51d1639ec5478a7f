import { sql } from 'kysely'
import type { PartyContext } from '#server/conversations/threads/find-thread.ts'
import { requireMonthAhead } from '#server/conversations/threads/require-month-ahead.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { questionsOf } from '../../applications/answers/answer-checks.ts'
import { lockScout } from './lock-scout.ts'
import { receivedScouts } from './received-scouts.ts'
import { recordAnswer } from './record-answer.ts'

/** A candidate who puts off or ends a thread has so answered the scout that waits in it; the company is not left with 返信なし. */
export async function answerOpenScout({ db, viewer, now }: PartyContext, thread_id: string, state: 'refused' | 'parked') {
  if (viewer.area !== 'candidate') return
  const scout = await db
    .selectFrom('scouts')
    .select(['id', 'company_id', 'job_id'])
    .where('thread_id', '=', thread_id)
    .where('delivered_at', 'is not', null)
    .where('state', 'in', state === 'refused' ? ['delivered', 'parked'] : ['delivered'])
    .orderBy('delivered_at', 'desc')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (scout) await recordAnswer({ db, viewer, now }, { ...scout, state })
}

const OTHER = 13

type Refusal = { company_id: number; refusal_reasons: number[]; note: string; no_scout_reply: boolean }

/** Refuses a scout, with reasons or by 今後返信しない, which also ends the thread: the company cannot write any more until the candidate does. */
export async function refuseScout(context: RequestContext & { viewer: CandidateViewer }, { company_id, refusal_reasons, note, no_scout_reply }: Refusal) {
  if (refusal_reasons.length === 0 && !no_scout_reply) fail('INPUT_INVALID', [{ field: 'refusal_reasons', message: '断る理由を選んでください。' }])
  if (refusal_reasons.includes(OTHER) && !note) fail('INPUT_INVALID', [{ field: 'note', message: '「その他」の理由を入力してください。' }])
  const known = (await refusalReasons(context)).refusal_lists
  if (refusal_reasons.some((id) => !known.some((reason) => reason.id === id)))
    fail('INPUT_INVALID', [{ field: 'refusal_reasons', message: '選べる項目ではありません。選び直してください。' }])
  const { scout, thread } = await lockScout(context, company_id)
  await recordAnswer(context, {
    id: scout.id,
    company_id,
    job_id: scout.job_id,
    state: 'refused',
    refusal_reasons: [...new Set(refusal_reasons)].toSorted((one, other) => one - other),
    refusal_note: note,
  })
  await settleThread(context.db, thread, no_scout_reply ? { closed_at: context.now().toISOString(), closed_by: 'candidate' } : {})
  const { scout: _scout, ...refusal } = await showScout(context, company_id)
  return refusal
}

/** 今ではない: until the first of the month the company cannot write, and then it may again. */
export async function parkScout(context: RequestContext & { viewer: CandidateViewer }, { company_id, month }: { company_id: number; month: string }) {
  requireMonthAhead(month, context.now())
  const { scout, thread } = await lockScout(context, company_id)
  await recordAnswer(context, { id: scout.id, company_id, job_id: scout.job_id, state: 'parked' })
  await settleThread(context.db, thread, { parked_until: `${month}-01` })
  return (await showScout(context, company_id)).scout
}

/** The reasons in the operators' order, as the code table names them. A retired one is named only where it was given. */
export async function refusalReasons({ db, language }: Pick<RequestContext, 'db' | 'language'>, given: number[] = []) {
  const refusal_lists = await db
    .selectFrom('lookups')
    .select(['id', sql<string>`${sql.ref(language === 'en' ? 'name_en' : 'name')}`.as('name')])
    .where('master', '=', 'scout_refusal_reasons')
    .where((reason) => reason.or([reason('retired_at', 'is', null), reason('id', '=', sql<number>`any(${given}::integer[])`)]))
    .orderBy('order_no')
    .orderBy('id')
    .execute()
  return { refusal_lists }
}

type Asking = Pick<RequestContext, 'db' | 'language' | 'now'> & { viewer: CandidateViewer }

/** The last scout of a company, how it was answered, and how it can be refused. */
export async function showScout({ db, viewer, language, now }: Asking, company_id: number) {
  const row = await receivedScouts(db, viewer.id, now())
    .innerJoin('threads', 'threads.id', 'scouts.thread_id')
    .select(['scouts.refusal_reasons', 'threads.closed_by', 'scouts.job_id'])
    .where('scouts.company_id', '=', company_id)
    .executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  const { refusal_reasons, closed_by, job_id, ...scout } = row
  return {
    scout,
    ...(await refusalReasons({ db, language }, refusal_reasons)),
    no_scout_reply: closed_by === 'candidate',
    state_refuse: scout.state === 'refused',
    answered_refusal_reason: refusal_reasons,
    questions: await questionsOf(db, job_id),
  }
}
