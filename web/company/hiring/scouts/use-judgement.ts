import { type RefObject, useEffect, useState } from 'react'
import type { ScoutJudgement } from '#contract/hiring/scouts/scouts.ts'
import { api } from '#web/platform/api/api.ts'
import { SHORTEST_REASON } from '#contract/hiring/scouts/scout-limits.ts'
import { scoutOfForm } from './scout-of-form.ts'

const PAUSE = 600

/** What sending would find, checked whenever the recruiter pauses; nothing until there is enough to judge. */
export function useJudgement(form: RefObject<HTMLFormElement | null>, candidate_id: string): ScoutJudgement | undefined {
  const [judgement, setJudgement] = useState<ScoutJudgement>()
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    const ask = async () => {
      const scout = scoutOfForm(valuesOf(element), candidate_id)
      if (scout.reason.length < SHORTEST_REASON || scout.references.length === 0) return setJudgement(undefined)
      // Assumes the best for empty fields: only the reason is judged while the recruiter types.
      const min_salary = scout.min_salary || 500
      const complete = { ...scout, min_salary, max_salary: scout.max_salary || min_salary, meeting_type: scout.meeting_type || ('mendan' as const) }
      asking = new AbortController()
      try {
        setJudgement(await (await api()).company_users.scouts.preview(complete, { signal: asking.signal, context: { silent: true } }))
      } catch {
        // The API reports malformed values when the recruiter sends.
        setJudgement(undefined)
      }
    }
    const later = () => {
      clearTimeout(timer)
      asking.abort()
      timer = setTimeout(() => void ask(), PAUSE)
    }
    later()
    for (const event of ['input', 'change']) element.addEventListener(event, later)
    return () => {
      clearTimeout(timer)
      asking.abort()
      for (const event of ['input', 'change']) element.removeEventListener(event, later)
    }
  }, [form, candidate_id])
  return judgement
}

function valuesOf(form: HTMLFormElement) {
  const fields = new FormData(form)
  return { ...Object.fromEntries(fields), references: fields.getAll('references') }
}
