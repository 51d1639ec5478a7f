import { useEffect, useState } from 'react'

/** The boxes of a list, which stand in its table and belong to the form of its acts. */
export const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((one): one is HTMLInputElement => one.matches('input[type=checkbox][name=ids]'))

/** How many rows are chosen. The boxes know it: without scripts, and before they run, they work as well. */
export function useChosen(form: string) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const listening = new AbortController()
    const read = () => setCount(boxesOf(document.querySelector<HTMLFormElement>(`#${form}`)).filter(({ checked }) => checked).length)
    read()
    // A box stands outside of its form, and the change of one is heard here only on the document.
    document.addEventListener('change', read, { signal: listening.signal })
    return () => listening.abort()
  }, [form])
  return count
}
