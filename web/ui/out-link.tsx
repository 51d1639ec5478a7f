import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A link that leaves this site says where it leads. */
export const OutLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
    {children}
    <small>
      （{new URL(href).host}
      <Icon name="open" />
      <span className="vh">、新しいタブで開きます</span>）
    </small>
  </a>
)
