import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { useListAddress } from '#web/ui/list/use-list-address.ts'

/**
 * The rows begin again, with nothing chosen, in another list and once an act on them is done and they are read again: begun earlier they would lose what is
 * chosen meanwhile. An act whose outcome is kept (`batch`) names it in the address.
 */
export function useRowsKey(result: FormResult | undefined) {
  const { sameRows, valueOf } = useListAddress()
  const { key } = useLocation()
  const { state } = useNavigation()
  const [doneAt, setDoneAt] = useState('')
  if (state === 'idle' && result?.saved && doneAt !== key) setDoneAt(key)
  return `${sameRows} ${valueOf('batch') ?? ''} ${doneAt}`
}
