import { type RefObject, useEffect, useState } from 'react'
import { SHORTEST_REASON } from '#contract/hiring/scouts/scout-limits.ts'
import type { ScoutJudgement, ScoutPart } from '#contract/hiring/scouts/scouts.ts'
import { api } from '#web/platform/api/api.ts'
import { scoutOfForm, valuesOf } from './scout-of-form.ts'

const PAUSE = 600
const MOST_REFERENCES = 10

type Writing = { form: RefObject<HTMLFormElement | null>; candidate_id: string; parts: readonly { part: string }[] }

/**
 * What sending would find, checked whenever the recruiter pauses; nothing until there is enough to judge. The parts of the profile that the reason takes up are ticked, but
 * for those that the recruiter unticked.
 */
export function useJudgement({ form, candidate_id, parts }: Writing) {
  const [judgement, setJudgement] = useState<ScoutJudgement>()
  useEffect(() => {
    const element = form.current
    if (!element) return
    const unticked = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    const ask = async () => {
      const scout = scoutOfForm(valuesOf(element), candidate_id)
      if (scout.reason.trim().length < SHORTEST_REASON) return setJudgement(undefined)
      // Assumes the best for empty fields: only the reason is judged while the recruiter types.
      const min_salary = scout.min_salary || 500
      const references = scout.references.length > 0 ? scout.references : parts.slice(0, MOST_REFERENCES).map(({ part }) => part as ScoutPart)
      const complete = { ...scout, references, min_salary, max_salary: scout.max_salary || min_salary, meeting_type: scout.meeting_type || ('mendan' as const) }
      asking = new AbortController()
      try {
        const judged = await (await api()).company_users.scouts.preview(complete, { signal: asking.signal, context: { silent: true } })
        setJudgement(judged)
        if (tick(element, judged, unticked)) later()
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
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'references') {
        if (target.checked) unticked.delete(target.value)
        else unticked.add(target.value)
      }
      later()
    }
    later()
    element.addEventListener('input', later)
    element.addEventListener('change', onChange)
    return () => {
      clearTimeout(timer)
      asking.abort()
      element.removeEventListener('input', later)
      element.removeEventListener('change', onChange)
    }
  }, [form, candidate_id, parts])
  return judgement
}

/** Ticks the parts of which the reason takes up a passage; says whether one was not ticked yet. */
function tick(form: HTMLFormElement, { found }: ScoutJudgement, unticked: ReadonlySet<string>) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="references"]')]
  const taken = boxes.filter(({ value, checked }) => !checked && !unticked.has(value) && found.some(({ part }) => part === value))
  for (const box of taken) box.checked = true
  return taken.length > 0
}
