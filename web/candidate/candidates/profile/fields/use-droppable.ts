import { useState } from 'react'
import type { FormResult } from '#web/platform/forms/form-result.ts'

/** The answer to a form until the candidate discards their input. `times` is for a key: the fields then start again from what is saved. */
export function useDroppable<Result extends FormResult>(given: Result | undefined) {
  const [dropped, setDropped] = useState<{ given?: Result; times: number }>({ times: 0 })
  return {
    result: given === dropped.given ? undefined : given,
    times: dropped.times,
    drop: () => setDropped({ given, times: dropped.times + 1 }),
  }
}
