import { useCallback, useEffect, useRef, useState } from 'react'
import { href, useFetcher, useSubmit } from 'react-router'
import type { FullJobCardData } from '#web/jobs/full-card/full-job-card-of.ts'
import { showToast } from '#web/platform/calls/toasts.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'

const PATH = href('/job_offer/intuition')
const JUDGING = 'judging'

export type Judgement = 'like' | 'pass' | 'undo_like' | 'undo_pass'

/** The card on top, and the choices for the earlier ones: shown at once, sent one after the other. */
export function useJudging(cards: FullJobCardData[]) {
  const [chosen, setChosen] = useState<('like' | 'pass')[]>([])
  const fetcher = useFetcher<FormResult>({ key: JUDGING })
  const submit = useSubmit()
  const { data } = fetcher
  useEffect(() => {
    if (data?.saved === false) showToast(data.refusal.sentence, { type: 'error' })
  }, [data])
  const [answered, setAnswered] = useState(data)
  if (data !== answered) {
    setAnswered(data)
    setChosen(chosen.slice(0, data?.saved === false ? keptUntil(cards, data.values) : chosen.length))
  }
  const card = cards[chosen.length]

  const sent = useRef(Promise.resolve())
  // Each request waits for the last, so that quick presses neither cancel a mark nor take it back before it is saved.
  const send = (judgement: Judgement, { job, company }: FullJobCardData) => {
    const values = { judgement, company_id: company.id, job_id: job.id }
    sent.current = sent.current.then(() => submit(values, { method: 'post', action: PATH, navigate: false, fetcherKey: JUDGING }))
  }
  // A candidate who scrolled down in one card sees the next from its top.
  const show = (now: typeof chosen) => {
    setChosen(now)
    window.scrollTo(0, 0)
  }
  const judge = (judgement: 'like' | 'pass') => {
    if (!card) return
    send(judgement, card)
    show([...chosen, judgement])
  }
  const undo = () => {
    const last = chosen.at(-1)
    const before = cards[chosen.length - 1]
    if (!last || !before) return
    send(`undo_${last}`, before)
    show(chosen.slice(0, -1))
  }

  const isFinished = useRef(false)
  const finish = useCallback(() => {
    if (isFinished.current) return
    isFinished.current = true
    sent.current = sent.current.then(() => submit({ intent: 'finish' }, { method: 'post', action: PATH }))
  }, [submit])
  const isThrough = cards.length > 0 && !card
  useEffect(() => {
    if (isThrough) finish()
  }, [isThrough, finish])
  return { card, at: chosen.length, last: chosen.at(-1), judge, undo, finish }
}

/** The place of the card whose choice the server did not save; the candidate starts again from it. */
function keptUntil(cards: FullJobCardData[], { judgement, job_id }: Record<string, unknown>) {
  const isJudged = judgement === 'like' || judgement === 'pass'
  return isJudged ? cards.findIndex(({ job }) => job.id === Number(job_id)) : cards.length
}
