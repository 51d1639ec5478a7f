import { useEffect, useState } from 'react'
import { foldCookie } from './fold-cookie.ts'

/** Folds the side bar, as its button and the key [ do. */
export const FOLD_EVENT = 'work:fold'

/** Whether the side bar is folded. With scripts the browser keeps the cookie itself, and nothing is loaded again. */
export function useSide(atFirst: boolean) {
  const [isFolded, setFolded] = useState(atFirst)
  useEffect(() => {
    const turn = () => {
      document.cookie = foldCookie(!isFolded, location.protocol === 'https:')
      setFolded(!isFolded)
    }
    addEventListener(FOLD_EVENT, turn)
    return () => removeEventListener(FOLD_EVENT, turn)
  }, [isFolded])
  return isFolded
}
