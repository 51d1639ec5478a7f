import { useMatches } from 'react-router'
import { type FrameWords, japaneseFrame } from './japanese-frame.ts'

type Loaded = { frame?: FrameWords | null } | null | undefined

const useLoaded = () => useMatches().map(({ loaderData }) => (loaderData as Loaded)?.frame)

/** The words around the page: of a page that is not Japanese, which loads them as `frame`, else of a candidate who chose English in their settings. */
export const useFrameWords = (): FrameWords => useLoaded().findLast(Boolean) ?? japaneseFrame

/** The language of the page itself. */
export const usePageLanguage = () => (useLoaded().at(-1) ?? japaneseFrame).language
