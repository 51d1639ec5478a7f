import { type RefObject, useDeferredValue, useEffect, useState } from 'react'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { contentOfForm } from './content-of-form.ts'

/** The present values of the form, saved or not; without scripts, the saved ones. Lags behind the typing so that it never blocks it. */
export function useLiveContent(form: RefObject<HTMLFormElement | null>, saved: JobContent) {
  const [typed, setTyped] = useState<{ of: JobContent; content: JobContent }>()
  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = () => setTyped({ of: saved, content: { ...saved, ...contentOfForm(valuesOf(element)) } })
    for (const event of ['input', 'change', 'reset']) element.addEventListener(event, read)
    read()
    return () => {
      for (const event of ['input', 'change', 'reset']) element.removeEventListener(event, read)
    }
  }, [form, saved])
  return useDeferredValue(typed?.of === saved ? typed.content : saved)
}

function valuesOf(form: HTMLFormElement) {
  const values: Record<string, unknown[]> = {}
  for (const [name, value] of new FormData(form)) (values[name] ??= []).push(value)
  return Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.length === 1 ? all[0] : all]))
}
