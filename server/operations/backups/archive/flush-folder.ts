import { open } from 'node:fs/promises'

/** After a power cut, too, what the folder holds has its names. */
export async function flushFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
