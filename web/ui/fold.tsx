import { type ComponentProps, type ReactNode, useState } from 'react'

type FoldProps = ComponentProps<'details'> & { summary: ReactNode }

/** A `<details>` whose content is made when it first opens, as most folds of a long list never do; without scripts all of it is there. `open` says how it starts. */
export function Fold({ summary, open = false, children, ...rest }: FoldProps) {
  const [startsOpen] = useState(open)
  const [wasOpened, setOpened] = useState(open)
  return (
    <details {...rest} open={startsOpen} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      {summary}
      {wasOpened ? children : <noscript>{children}</noscript>}
    </details>
  )
}
