let inFlight = 0
let listeners: readonly (() => void)[] = []

function count(step: 1 | -1) {
  inFlight += step
  for (const listen of listeners) listen()
}

/** How many calls the page waits for. A failed call no longer counts, and its error goes on to the caller. */
export const callsInFlight = {
  count: () => inFlight,
  subscribe(listen: () => void) {
    listeners = [...listeners, listen]
    return () => {
      listeners = listeners.filter((one) => one !== listen)
    }
  },
  async during<Result>(call: () => Promise<Result>) {
    count(1)
    try {
      return await call()
    } finally {
      count(-1)
    }
  },
}
