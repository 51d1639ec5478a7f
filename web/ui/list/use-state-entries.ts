import { useListAddress } from './use-list-address.ts'

/** The values of one condition of the list with their counts, for a `CountNav`; the value '' is the list without it. */
export function useStateEntries(name: string, states: (readonly [value: string, label: string, count?: number])[]) {
  const { conditions, where } = useListAddress()
  const chosen = conditions.find(([condition]) => condition === name)?.[1] ?? ''
  return states.map(([value, label, count]) => ({ label, count, to: where(name, value), isCurrent: value === chosen }))
}
