let restart: () => void = () => {}

/** The server registers how it stops in good order and begins again; commands and tests have nothing to restart. */
export const onRestart = (act: () => void) => void (restart = act)

/** What this process keeps in memory is of a database that is gone: it starts again under the same number. */
export const restartProcess = () => restart()
