import { useEffect, useState } from 'react'
import type { LintFinding } from '#contract/jobs/postings/company-jobs.ts'
import { placeOf } from './passages.ts'

const nameOf = (level: LintFinding['level']) => `finding-${level}`

/** Marks the passages that findings quote in an element's text, without changing the text, and leads to them. */
export function useMarkedPassages(text: string, findings: LintFinding[]) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Range>>(new Map())
  useEffect(() => {
    const root = document.getElementById(text)
    if (!root || !('highlights' in CSS)) return
    const found = findings.flatMap(({ message, level }) => {
      const range = placeOf(root, message)
      return range ? [{ message, level, range }] : []
    })
    for (const level of ['warning', 'error'] as const) {
      const ranges = found.filter((one) => one.level === level).map(({ range }) => range)
      CSS.highlights.set(nameOf(level), new Highlight(...ranges))
    }
    setPlaces(new Map(found.map(({ message, range }) => [message, range])))
    return () => {
      CSS.highlights.delete(nameOf('warning'))
      CSS.highlights.delete(nameOf('error'))
    }
  }, [text, findings])
  return {
    has: (message: string) => places.has(message),
    goTo: (message: string) => places.get(message)?.startContainer.parentElement?.scrollIntoView({ block: 'center' }),
  }
}
