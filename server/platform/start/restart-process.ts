let stop: () => Promise<unknown> = async () => {}
let isServer = false

/** The server registers how it stops in good order; commands and tests have nothing to restart. */
export function onRestart(act: () => Promise<unknown>) {
  stop = act
  isServer = true
}

/** What this process keeps in memory is of a database that is gone: it starts again under the same number, with its pages built already. */
export async function restartProcess() {
  if (!isServer) return
  await stop()
  const given = process.argv.slice(1).filter((one) => one !== '--build')
  process.execve!(process.execPath, [process.execPath, ...process.execArgv, ...given])
}
