/** What this tab remembers until it is closed. In a browser that forbids storage it remembers nothing, and nothing else changes. */
export const tabMemory = {
  read(key: string) {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string | null) {
    try {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, value)
    } catch {}
  },
}
