import { open } from 'node:fs/promises'

/** Makes the names in a folder survive a power cut. */
export async function flushFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
