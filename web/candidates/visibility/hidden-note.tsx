import { createContext, useContext, useMemo } from 'react'
import { type FindHidden, HIDDEN, type HiddenKind } from '#contract/candidates/hiding/hidden-words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Finds the words that companies read as hidden, from the candidate's own profile; absent where a form is not about a profile. */
export const HiddenWordsContext = createContext<FindHidden | undefined>(undefined)

const kinds: Record<HiddenKind, string> = { name: '名前', employer: '会社名', school: '学校名', contact: '連絡先' }
const SHOWN = 4

/** Shows the candidate while they write which words companies will read as hidden. Refuses nothing: companies that see the name may read the words. */
export function HiddenNote({ text, find: own }: { text: string; find?: FindHidden }) {
  const around = useContext(HiddenWordsContext)
  const find = own ?? around
  const found = useMemo(() => foundIn(text, find), [text, find])
  if (!find) return null
  return (
    <output className={found.length ? 'note warn hidden-note' : undefined}>
      {found.length > 0 && (
        <>
          <Icon name="eye" />
          <span>
            {found
              .slice(0, SHOWN)
              .map(({ word, kind }) => `「${word}」（${kinds[kind]}）`)
              .join('')}
            {found.length > SHOWN && `ほか${found.length - SHOWN}件`}
            は、匿名のあいだ企業には{HIDDEN}と表示します。
          </span>
        </>
      )}
    </output>
  )
}

function foundIn(text: string, find: FindHidden | undefined) {
  const words = new Map((find?.(text) ?? []).map(({ from, to, kind }) => [text.slice(from, to).replaceAll(/\s+/g, ' '), kind]))
  return [...words].map(([word, kind]) => ({ word, kind }))
}
