import { personalStorage } from '../../calls/personal-storage.ts'

export type Entry = [name: string, value: string]

/** What was typed into a form and not yet saved. */
export const savedInput = {
  read(key: string): Entry[] | undefined {
    try {
      return (JSON.parse(personalStorage.read('kept-input', key) ?? 'null') as Entry[] | null) ?? undefined
    } catch {
      return undefined
    }
  },
  keys: () => personalStorage.keys('kept-input'),
  write: (key: string, entries: Entry[]) => personalStorage.write('kept-input', key, JSON.stringify(entries)),
  forget: (key: string) => personalStorage.write('kept-input', key, null),
}
