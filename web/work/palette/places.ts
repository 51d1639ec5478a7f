import type { IconName } from '#web/ui/icon.tsx'
import type { PaletteGroup } from './palette-entry.ts'

/** A page that the palette leads to; with `act` only those who may do that. */
export type Place<Act> = { to: string; label: string; icon: IconName; act?: Act; words?: string }

/** What somebody with these acts may create, and the pages that they may open. */
export function placesFor<Act>(acts: readonly Act[], { create, goTo }: { create: Place<Act>[]; goTo: Place<Act>[] }): PaletteGroup[] {
  const mine = (places: Place<Act>[], group: string) =>
    places
      .filter(({ act }) => !act || acts.includes(act))
      .map(({ to, label, icon, words }) => ({ key: `${group} ${label}`, to, label, icon, ...(words && { words }) }))
  return [
    { key: 'create', name: '作成', entries: mine(create, 'create') },
    { key: 'go', name: '移動', entries: mine(goTo, 'go') },
  ]
}
