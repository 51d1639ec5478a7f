import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'

type Props = Omit<ComponentProps<'button'>, 'type' | 'name' | 'value' | 'className'> & {
  /** Which act is meant, where a form or a page has several. */
  intent?: string
  look?: 'primary' | 'primary wide' | 'danger' | 'small' | 'small bare'
}

/** Sends its form; while the page is busy it says so. */
export function SubmitButton({ intent, look, ...rest }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  const named = intent ? { name: 'intent', value: intent } : {}
  return <button type="submit" className={look ? `button ${look}` : 'button'} aria-disabled={isBusy} {...named} {...rest} />
}
