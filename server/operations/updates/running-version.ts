import { readFile } from 'node:fs/promises'

const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }

/** The version of this process. */
export const runningVersion = version
