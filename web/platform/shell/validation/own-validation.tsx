import { useEffect } from 'react'
import { watchValidation } from './watch-validation.ts'

/** Stands beside the pages, so that it begins when they are hydrated. */
export function OwnValidation() {
  useEffect(watchValidation, [])
  return null
}
