import { open } from 'node:fs/promises'

/** A new file that is on the disk, and closed to others, when this returns. */
export async function writeWhole(path: string, text: string) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
