import { CountNav } from '#web/ui/list/count-nav.tsx'
import { useListAddress } from '#web/ui/list/use-list-address.ts'

type Tab = { label: string; count?: number; isUrgent?: boolean; name?: string; value?: string }

/** The parts of a list beside each other. A tab without a name is the list as a whole; `of` are the conditions that tabs set. */
export function ListTabs({ label, of, tabs }: { label: string; of: string[]; tabs: Tab[] }) {
  const { valueOf, only } = useListAddress()
  const isAnySet = of.some((name) => valueOf(name))
  const entries = tabs.map(({ name, value = '', ...tab }) => ({
    ...tab,
    to: only(of, name, value),
    isCurrent: name ? valueOf(name) === value : !isAnySet,
  }))
  return <CountNav label={label} entries={entries} />
}

/** The tabs of one condition: the list as a whole, then each of its values. What waits is urgent. */
export function stateTabs<State extends string>(
  name: string,
  names: Record<State, string>,
  counts: Record<NoInfer<State>, number>,
  urgent: NoInfer<State>[] = [],
): Tab[] {
  const states = Object.keys(names) as State[]
  const all = states.reduce((sum, state) => sum + counts[state], 0)
  const tabs = states.map((state) => ({ name, value: state, label: names[state], count: counts[state], isUrgent: urgent.includes(state) }))
  return [{ label: 'すべて', count: all }, ...tabs]
}
