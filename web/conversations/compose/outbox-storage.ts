import { personalStorage } from '#web/platform/calls/personal-storage.ts'
import { deviceStorage } from '#web/platform/calls/device-storage.ts'
import type { Outgoing, OutboxStorage } from './outbox.ts'

/** Several tabs of a candidate share one outbox. The key begins with the owner: `‹account›:company-5`. */
export function deviceOutbox(key: string): OutboxStorage {
  const [owner = '', conversation = ''] = key.split(':')
  const nameOf = (client_id: string) => `${conversation}:${client_id}`
  const write = (item: Outgoing) => deviceStorage.write('waiting', owner, nameOf(item.client_id), JSON.stringify(item))
  // A version before kept them in the tab.
  const inTab = tabOutbox(key)
  for (const item of inTab.read()) if (write(item)) inTab.remove(item.client_id)
  return {
    read: () =>
      deviceStorage
        .entries('waiting', owner, `${conversation}:`)
        .flatMap(({ text }) => readItem(text))
        .toSorted((one, other) => one.at.localeCompare(other.at)),
    write,
    remove: (client_id) => void deviceStorage.write('waiting', owner, nameOf(client_id), null),
    // Over plain HTTP the browser offers no locks; the server stores each message once anyway.
    inTurn: async (act) => ('locks' in navigator ? await navigator.locks.request(`waiting:${key}`, act) : act()),
  }
}

/** In this tab only, for members of companies: their computers are often shared. */
export function tabOutbox(key: string): OutboxStorage {
  const read = () => readList(personalStorage.read('outbox', key))
  const save = (items: Outgoing[]) => personalStorage.write('outbox', key, items.length > 0 ? JSON.stringify(items) : null)
  const others = (client_id: string) => read().filter((item) => item.client_id !== client_id)
  return {
    read,
    write(item) {
      save([...others(item.client_id), item])
      return false
    },
    remove: (client_id) => save(others(client_id)),
  }
}

function readItem(text: string): Outgoing[] {
  try {
    const item = JSON.parse(text) as Outgoing
    return [item.state === 'refused' ? item : { ...item, state: 'sending' }]
  } catch {
    return []
  }
}

function readList(text: string | null) {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((item) => readItem(JSON.stringify(item))) : []
  } catch {
    return []
  }
}
