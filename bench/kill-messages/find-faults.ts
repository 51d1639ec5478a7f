/** A message that the server acknowledged to its sender. `turn` counts up for each sender: their messages keep this order. */
export type Acknowledged = { thread_id: string; sender: string; turn: number; client_id: string; id: string; number: number; message: string }
export type Stored = { thread_id: string; id: string; client_id: string; number: number; message: string }
export type ThreadEnd = { id: string; last_number: number }

type Found = {
  acknowledged: Acknowledged[]
  stored: Stored[]
  threads: ThreadEnd[]
  /** Every sent message, by its sender's id for it. The last of each sender may be stored without being acknowledged. */
  sent: Map<string, string>
}

/** Compares the acknowledged messages with the stored ones: none lost, doubled, changed, out of order or made up. */
export function findFaults({ acknowledged, stored, threads, sent }: Found): string[] {
  const byName = Map.groupBy(stored, ({ client_id }) => client_id)
  return [
    ...acknowledged.flatMap((told) => faultsOf(told, byName.get(told.client_id) ?? [])),
    ...[...byName].flatMap(([name, copies]) => (copies.length > 1 ? [`doubled: ${name}`] : [])),
    ...stored.flatMap(({ client_id, message }) => (sent.get(client_id) === message ? [] : [`never sent: ${client_id}`])),
    ...[...Map.groupBy(acknowledged, ({ client_id }) => client_id)].flatMap(([name, told]) =>
      new Set(told.map(({ id, number }) => `${id} ${number}`)).size > 1 ? [`acknowledged as two: ${name}`] : [],
    ),
    ...outOfOrder(acknowledged),
    ...threads.flatMap((thread) => gapsOf(thread, stored)),
  ]
}

function faultsOf(told: Acknowledged, copies: Stored[]) {
  const [copy] = copies
  if (!copy) return [`lost: ${told.client_id}`]
  const isSame = copy.id === told.id && copy.number === told.number && copy.message === told.message && copy.thread_id === told.thread_id
  return isSame ? [] : [`not what was acknowledged: ${told.client_id}`]
}

/** A sender's later message stands later in the conversation. */
const outOfOrder = (acknowledged: Acknowledged[]) =>
  [...Map.groupBy(acknowledged, ({ sender }) => sender)].flatMap(([sender, told]) =>
    told
      .toSorted((one, other) => one.turn - other.turn)
      .flatMap(({ turn, number }, index, all) =>
        index > 0 && all[index - 1]!.turn !== turn && number <= all[index - 1]!.number ? [`out of order: ${sender} ${turn}`] : [],
      ),
  )

/** Numbers are 1, 2, 3 … up to the last of the conversation. */
function gapsOf({ id, last_number }: ThreadEnd, stored: Stored[]) {
  const numbers = stored.flatMap(({ thread_id, number }) => (thread_id === id ? [number] : [])).toSorted((one, other) => one - other)
  const isWhole = numbers.every((number, index) => number === index + 1) && numbers.length === last_number
  return isWhole ? [] : [`numbers of thread ${id}`]
}
