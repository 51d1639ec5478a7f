type Route = { path: string; pattern: RegExp }

/** Where the paths of the API begin to differ: `/online/api/v1/candidate_users/…`. */
const DIFFERENT = 4

const partsOf = (path: string) => path.replace(/\/$/, '').split('/')
const keyOf = (count: number, word = '') => `${count} ${word}`

/** Several hundred routes by the length and the first own word of their paths, so that a request is compared with few. Words come before parameters, else the first is first. */
export class RouteIndex<Item extends Route> {
  #routes = new Map<string, Item[]>()

  constructor(routes: Item[]) {
    for (const route of routes) {
      const parts = partsOf(route.path)
      const word = parts[DIFFERENT]
      const key = keyOf(parts.length, word?.includes('{') ? '{}' : word)
      this.#routes.set(key, [...(this.#routes.get(key) ?? []), route])
    }
  }

  find(path: string): Item | undefined {
    const parts = partsOf(path)
    for (const word of [parts[DIFFERENT], '{}']) {
      const found = this.#routes.get(keyOf(parts.length, word))?.find(({ pattern }) => pattern.test(path))
      if (found) return found
    }
    return undefined
  }
}
