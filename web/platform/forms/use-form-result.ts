import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'
import type { FormResult } from './form-result.ts'

/**
 * What the page's form was answered, for a page that loads its data again when it hears of a change. React Router forgets the answer then: what was said, and what a
 * refusal gave back, would be gone before anybody has read it. Here it stays until the next form is sent or the page is left.
 */
export function useFormResult<Result = FormResult>() {
  const answer = useActionData<Result>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ answer, key })
  const now = answer === undefined && key === kept.key ? kept.answer : answer
  if (now !== kept.answer || key !== kept.key) setKept({ answer: now, key })
  return now
}
