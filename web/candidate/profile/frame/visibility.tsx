import { Icon } from '#web/ui/icon.tsx'

/** Who sees a section: companies, or only those to whom one reveals oneself. */
export const Visibility = ({ isOpen, children }: { isOpen?: boolean; children?: string }) => (
  <span className="small muted">
    <Icon name={isOpen ? 'eye' : 'lock'} /> {children ?? (isOpen ? '企業に見えます' : '明かすまで企業に見えません')}
  </span>
)
