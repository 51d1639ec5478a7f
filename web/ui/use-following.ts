import { useState } from 'react'

/** A control's value: what the person chose at once, and what is given whenever that changes (after loading, or on going back). */
export function useFollowing<Value extends string | boolean>(given: Value) {
  const [value, setValue] = useState(given)
  const [last, setLast] = useState(given)
  if (given !== last) {
    setLast(given)
    setValue(given)
  }
  return [value, setValue] as const
}
