import { latestBuild } from '../../api/api.ts'
import { newerBuild } from './newer-build.ts'
import { thisSite } from '../../calls/this-site.ts'

const AFTER_IDLE = 1_000
const EVERY = 600_000

/** Learns of newer builds while the page is open, and reloads a page whose parts are gone. */
export function watchBuilds() {
  let timer = setTimeout(look, AFTER_IDLE)

  async function look() {
    if (document.visibilityState === 'visible') await ask()
    timer = setTimeout(look, EVERY)
  }

  // A part of the page that cannot be loaded belongs to a build that is no longer served, or the network is down.
  async function missingPart() {
    await ask()
    if (newerBuild.takeReload(thisSite.current?.build_id)) location.reload()
  }
  const onMissingPart = () => void missingPart()

  window.addEventListener('vite:preloadError', onMissingPart)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('vite:preloadError', onMissingPart)
  }
}

async function ask() {
  try {
    newerBuild.heardOf((await latestBuild()).id)
  } catch (error) {
    // The page does not wait for this response: a failure goes to the log, and the next check may succeed.
    // oxlint-disable-next-line no-console -- the page goes on without it; a developer finds the cause here
    console.debug('The latest build could not be read', error)
  }
}
