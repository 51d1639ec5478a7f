/** Asks for one thing. */
type Ask<Key, Found> = (key: Key) => Promise<Found | undefined>

type Asked<Key, Found> = { key: Key; resolve: (found: Found | undefined) => void; reject: (error: unknown) => void }

/** Where many ask for one thing each at nearly the same time: while one statement is under way the next keys are gathered, and asked for together. */
export function gathering<Key, Found>(findAll: (keys: Key[]) => Promise<Map<Key, Found>>, most = 100): Ask<Key, Found> {
  let waiting: Asked<Key, Found>[] = []
  let isAsking = false
  const ask = async () => {
    isAsking = true
    while (waiting.length > 0) {
      const asked = waiting.splice(0, most)
      try {
        const found = await findAll(asked.map(({ key }) => key))
        for (const { key, resolve } of asked) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    isAsking = false
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isAsking) void ask()
    })
}
