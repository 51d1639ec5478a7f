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
  // A text, because every load of the page makes the list again, with the same parts in it.
  const names = parts.map(({ part }) => part).join(' ')
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
      const references = scout.references.length > 0 ? scout.references : (names.split(' ').slice(0, MOST_REFERENCES) as ScoutPart[])
      const complete = { ...scout, references, min_salary, max_salary: scout.max_salary || min_salary, meeting_type: scout.meeting_type || ('mendan' as const) }
      const own = new AbortController()
      asking = own
      try {
        const judged = await (await api()).company_users.scouts.preview(complete, { signal: own.signal, context: { silent: true } })
        setJudgement(judged)
        tick(element, judged, unticked)
      } catch {
        // The API reports malformed values when the recruiter sends. What was given up says nothing: the next answer replaces the one before.
        if (!own.signal.aborted) setJudgement(undefined)
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
  }, [form, candidate_id, names])
  return judgement
}

/** Ticks the parts of which the reason takes up a passage, and says so as a press would: the draft and the next judgement hold them, too. */
function tick(form: HTMLFormElement, { found }: ScoutJudgement, unticked: ReadonlySet<string>) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="references"]')]
  const taken = boxes.filter(({ value, checked }) => !checked && !unticked.has(value) && found.some(({ part }) => part === value))
  for (const box of taken) {
    box.checked = true
    box.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
