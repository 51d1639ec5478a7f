import { useEffect } from 'react'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import { placeOf } from './passages.ts'

const levels = ['warning', 'error'] as const
const nameOf = (level: LintFinding['level']) => `finding-${level}`

/** Marks the passages that findings quote in an element's text, without changing the text. */
export function useMarkedPassages(text: string, findings: LintFinding[]) {
  useEffect(() => {
    const root = document.getElementById(text)
    if (!root || !('highlights' in CSS)) return
    for (const level of levels) {
      const ranges = findings.flatMap((finding) => (finding.level === level ? (placeOf(root, finding.message) ?? []) : []))
      CSS.highlights.set(nameOf(level), new Highlight(...ranges))
    }
    return () => {
      for (const level of levels) CSS.highlights.delete(nameOf(level))
    }
  }, [text, findings])
}

/** Scrolls to the passage that a finding quotes; where the page shows it in other words, to the beginning of the text. */
export function showPassage(text: string, message: string) {
  const root = document.getElementById(text)
  const place = root && placeOf(root, message)
  if (place) place.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  else root?.scrollIntoView()
}
