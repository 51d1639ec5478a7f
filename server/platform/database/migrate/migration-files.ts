import { readdir } from 'node:fs/promises'

/** Where the folders of migrations are. */
export const migrationsRoot = new URL('../', import.meta.url)

/** The migrations of these folders by name, in the order in which they run. */
export async function migrationFiles(folders = ['migrations']) {
  const names = await Promise.all(folders.map(async (folder) => (await readdir(new URL(folder, migrationsRoot))).sort().map((name) => `${folder}/${name}`)))
  return names.flat()
}

/**
 * Whether a database or backup comes from before the baseline: it ran migrations, but not the first of these. It cannot be brought up to date, since the files
 * that made it are gone.
 */
export const isFromBeforeBaseline = (applied: readonly string[], [first = '']: readonly string[]) => applied.length > 0 && !applied.includes(first)
