import { useEffect, useRef, useState } from 'react'

/** The rows of a list, by their places when the form started, and an empty one at the end. */
export function useRows(length: number, most: number) {
  const list = useRef<HTMLUListElement>(null)
  const [keys, setKeys] = useState(() => Array.from({ length: Math.min(length + 1, most) }, (_, index) => index))
  const told = useRef(keys)
  // Fires the form's event for added and moved rows, once they have their new names.
  useEffect(() => {
    if (told.current === keys) return
    told.current = keys
    list.current?.closest('form')?.dispatchEvent(new Event('change'))
  }, [keys])
  const add = () => setKeys([...keys, Math.max(-1, ...keys) + 1])
  const move = (index: number, by: -1 | 1) => {
    const moved = [...keys]
    const [key] = moved.splice(index, 1)
    moved.splice(index + by, 0, key!)
    setKeys(moved)
  }
  return { list, keys, add: keys.length < most ? add : undefined, move }
}
