import { useEffect, useRef } from 'react'
import './carrier.css'

type Props<Value> = { name: string; value: Value; onPut: (value: Value) => void }

/** What is chosen by other means than fields, as one field: so it is kept, saved and undone like what is typed. */
export function Carrier<Value>({ name, value, onPut }: Props<Value>) {
  const field = useRef<HTMLInputElement>(null)
  const text = JSON.stringify(value)
  const last = useRef(text)
  useEffect(() => {
    if (text === last.current) return
    last.current = text
    field.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [text])
  return (
    <input
      className="carrier"
      ref={field}
      name={name}
      value={text}
      tabIndex={-1}
      aria-hidden="true"
      onChange={({ target }) => onPut(JSON.parse(target.value) as Value)}
    />
  )
}
