import { useEffect, useState } from 'react'

/** The boxes of a list, which stand in its table and belong to the form of its acts, there or not. */
export const boxesOf = (form: string) => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=ids][form="${form}"]`)]

/** How many rows are chosen. The boxes know it: without scripts, and before they run, they work as well. */
export function useChosen(form: string) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const listening = new AbortController()
    const read = () => setCount(boxesOf(form).filter(({ checked }) => checked).length)
    read()
    // A box stands outside of its form, and the change of one is heard here only on the document.
    document.addEventListener('change', read, { signal: listening.signal })
    return () => listening.abort()
  }, [form])
  return count
}
