import { readdir } from 'node:fs/promises'

/** The migrations of these folders by name, in the order in which they run. */
export async function migrationFiles(folders = ['migrations']) {
  const names = await Promise.all(folders.map(async (folder) => (await readdir(new URL(folder, import.meta.url))).sort().map((name) => `${folder}/${name}`)))
  return names.flat()
}
