import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '../../start/cannot-start.ts'
import { processesIn } from './processes-in.ts'
import { whyNoAnswer } from './why-no-answer.ts'

export type Postmaster = { pid: number; socketFolder: string }

const PAUSE = 50
const PATIENCE = 60_000
const inTheWay = ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']

/** The server that runs on this folder and answers. Files of a dead server that would stop the next one are deleted. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  for (const since = Date.now(); ; await wait(PAUSE)) {
    const file = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined)
    if (file === undefined) return

    const [pid, socketFolder, isReady] = recordedIn(file, folder)
    const running = await processesIn(folder)
    // Only once its last backend has left: the file is what keeps two servers off the same data.
    if (running.size === 0) return void (await Promise.all(inTheWay.map((name) => rm(join(folder, name), { force: true }))))

    if (running.has(pid)) {
      const reason = await whyNoAnswer(socketFolder)
      if (!reason) return { pid, socketFolder }
      // Its socket was deleted, say with the machine's temporary files: no client can reach it any more, so it makes way.
      if (reason === 'ENOENT' && isReady) process.kill(pid, 'SIGINT')
    }
    if (Date.now() - since > PATIENCE) {
      throw new CannotStart(`${folder} の PostgreSQL は動いていますが、答えません。kill ${[...running].join(' ')} で止めてから、もう一度お試しください。`)
    }
  }
}

function recordedIn(file: string, folder: string) {
  const [pid, , , , socketFolder = '', , , status] = file.split('\n')
  return [Number(pid), resolve(folder, socketFolder), status?.trim() === 'ready'] as const
}
