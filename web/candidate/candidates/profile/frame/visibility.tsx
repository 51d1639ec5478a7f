import { Icon } from '#web/ui/icon.tsx'

type VisibilityProps = { isOpen: true; children?: string } | { isOpen?: false; children: string }

/** Who sees a section: all companies, or only those to whom the candidate reveals themself. */
export const Visibility = ({ isOpen, children }: VisibilityProps) => (
  <span className="small muted">
    <Icon name={isOpen ? 'eye' : 'lock'} /> {children ?? '企業に見えます'}
  </span>
)
