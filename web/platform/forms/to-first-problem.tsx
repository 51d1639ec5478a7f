import { useEffect, useState } from 'react'

/** Leads to the first field that was refused, where it is not on the screen: an offer has fifty fields. */
export function ToFirstProblem({ result }: { result: unknown }) {
  const [field, setField] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const first = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    const isOnScreen = first !== null && first.checkVisibility() && first.getBoundingClientRect().bottom <= innerHeight
    setField(isOnScreen ? null : first)
  }, [result])
  if (!field?.checkVisibility()) return null
  return (
    <p>
      <button type="button" className="button small" onClick={() => field.focus()}>
        最初の項目へ
      </button>
    </p>
  )
}
