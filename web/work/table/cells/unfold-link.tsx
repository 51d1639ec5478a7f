import { Link } from 'react-router'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { WorkIcon } from '#web/work/parts/work-icon.tsx'

/** Unfolds a row, or folds it again: an address, so that it works without scripts and one row at a time is open. */
export function UnfoldLink({ id, label, of }: { id: string; label: string; of: string }) {
  const { unfolded, valueOf } = useListAddress()
  const isOpen = valueOf('open') === id
  return (
    <Link
      className="button small bare"
      to={unfolded(isOpen ? null : id)}
      preventScrollReset
      data-stays
      aria-label={`${isolated(of)}の${label}を${isOpen ? '閉じる' : '表示'}`}
      aria-expanded={isOpen}
    >
      {label}
      <WorkIcon name={isOpen ? 'close' : 'down'} />
    </Link>
  )
}
