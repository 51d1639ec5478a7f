import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react'

type FoldProps = ComponentProps<'details'> & { summary: ReactNode }

/** A `<noscript>` ends at the first end tag: one inside of it would leave the rest on the page. */
const InNoscript = createContext(false)

/** A `<details>` whose content is made when it first opens, as most folds of a long list never do; without scripts all of it is there. `open` says how it starts. */
export function Fold({ summary, open = false, children, ...rest }: FoldProps) {
  const [startsOpen] = useState(open)
  const [wasOpened, setOpened] = useState(open)
  const isMade = use(InNoscript) || wasOpened
  return (
    // It listens to its summary. `toggle` alone comes late: a quick Tab would pass by what is not there yet.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Enter and Space on the summary are clicks
    <details {...rest} open={startsOpen} onClick={() => setOpened(true)} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      {summary}
      {isMade ? (
        children
      ) : (
        <noscript>
          <InNoscript value>{children}</InNoscript>
        </noscript>
      )}
    </details>
  )
}
