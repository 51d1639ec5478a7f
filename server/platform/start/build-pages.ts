import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CannotStart } from './cannot-start.ts'

/** Builds the pages in another process if they changed, so that the database is made ready beside it. `built` refuses where the pages could not be built. */
export function buildPages() {
  const child = spawn(process.execPath, ['start/build.mjs'], { stdio: 'inherit' })
  const built = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new CannotStart('ページを作れませんでした。理由は上にあります。')
  })
  return { built, stop: () => void child.kill() }
}
