/** Gets the kind of each event; undefined after a lost connection, when anything may have happened. */
type Watch = (kind?: string) => void
type Source = { watches: Set<Watch>; close: () => void }

const sources = new Map<string, Source>()

/** One connection of this page for all who watch an address. The browser reconnects by itself and sends the id of the last event. */
export function watchLive(address: string, watch: Watch) {
  const source = sources.get(address) ?? connect(address)
  sources.set(address, source)
  source.watches.add(watch)
  return () => {
    source.watches.delete(watch)
    if (source.watches.size > 0 || sources.get(address) !== source) return
    sources.delete(address)
    source.close()
  }
}

function connect(address: string): Source {
  const watches = new Set<Watch>()
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout>
  let wasCut = false
  const tell = (kind?: string) => {
    for (const watch of watches) watch(kind)
  }
  const open = () => {
    stream = new EventSource(address)
    stream.addEventListener('message', ({ data }) => tell(kindOf(data)))
    stream.addEventListener('open', () => {
      if (wasCut) tell()
      wasCut = false
    })
    stream.addEventListener('error', () => {
      wasCut = true
      // After a refusal the browser gives up, so a moment's trouble in a proxy would end it for good. All who were refused at once do not come back at once.
      if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(open, 5_000 * (1 + 2 * Math.random()))
    })
  }
  open()
  return {
    watches,
    close() {
      clearTimeout(timer)
      stream?.close()
    },
  }
}

function kindOf(data: unknown) {
  try {
    return (JSON.parse(String(data)) as { kind?: string }).kind
  } catch {
    return undefined
  }
}
