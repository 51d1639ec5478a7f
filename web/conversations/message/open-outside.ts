import type { MouseEvent } from 'react'

/** A link that somebody sent leads over a page that says where it goes (threats.md T28). */
export function openOutside(event: MouseEvent<HTMLAnchorElement>) {
  const { href } = event.currentTarget
  if (URL.parse(href)?.origin === location.origin) return
  event.preventDefault()
  window.open(`/leaving?${new URLSearchParams({ to: href })}`, '_blank', 'noopener,noreferrer')
}
