import { open } from 'node:fs/promises'

/** Makes the names in a folder survive a power cut. */
export async function flushFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Whether a process of this machine still has this number. */
export function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
