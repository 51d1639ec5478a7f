import { useEffect, useState } from 'react'

const firstProblem = () => document.querySelector<HTMLElement>('main [aria-invalid="true"]')

/** Leads to the first field that was refused, while it is not on the screen: an offer has fifty fields. */
export function ToFirstProblem({ result }: { result: unknown }) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const field = firstProblem()
    if (!field) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false && field.checkVisibility()))
    observer.observe(field)
    return () => observer.disconnect()
  }, [result])
  if (!isAway) return null
  return (
    <p>
      <button type="button" className="button small" onClick={() => firstProblem()?.focus()}>
        最初の項目へ
      </button>
    </p>
  )
}
