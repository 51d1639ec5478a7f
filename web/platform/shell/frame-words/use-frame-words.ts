import { useMatches } from 'react-router'
import { type FrameWords, japaneseFrame } from './japanese-frame.ts'

/** The words of the frame in the language of the page that is shown: one that is not Japanese loads them as `frame`. */
export function useFrameWords(): FrameWords {
  const loaded = useMatches().at(-1)?.loaderData as { frame?: FrameWords | null } | null | undefined
  return loaded?.frame ?? japaneseFrame
}
