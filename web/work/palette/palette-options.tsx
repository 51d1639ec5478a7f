import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

type Props = {
  id: string
  groups: PaletteGroup[]
  active: number
  optionId: (at: number) => string
  /** The pointer stands on it. */
  point: (key: string) => void
  take: (entry: PaletteEntry) => void
}

/** The list below the field. Pages are links, so that the browser opens them in another tab as any link. */
export function PaletteOptions({ id, groups, active, optionId, point, take }: Props) {
  const places = new Map(groups.flatMap(({ entries }) => entries).map(({ key }, at) => [key, at]))
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native element lists what a field finds
    <div id={`${id}-list`} className="palette-list" role="listbox" aria-label="検索・移動・操作の候補" tabIndex={-1}>
      {groups.map(({ key, name, entries }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} className="palette-group">
            {name}
          </p>
          {entries.map((entry) => {
            const at = places.get(entry.key) ?? 0
            const option = {
              id: optionId(at),
              role: 'option',
              'aria-selected': at === active,
              tabIndex: -1,
              className: 'palette-option',
              onPointerMove: () => point(entry.key),
              // The focus stays in the field.
              onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
            }
            return entry.press ? (
              <button key={entry.key} type="button" {...option} onClick={() => take(entry)}>
                <Content entry={entry} />
              </button>
            ) : (
              <Link
                key={entry.key}
                to={entry.to}
                {...option}
                onClick={(event) => {
                  if (!(event.metaKey || event.ctrlKey || event.shiftKey)) take(entry)
                }}
              >
                <Content entry={entry} />
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const Content = ({ entry: { icon, label, note, hint } }: { entry: PaletteEntry }) => (
  <>
    <Icon name={icon} />
    <bdi className="palette-label">{label}</bdi>
    {note && <bdi className="palette-beside">{note}</bdi>}
    {hint && <kbd aria-hidden="true">{hint}</kbd>}
  </>
)
