import { href } from 'react-router'
import type { Area } from '#contract/accounts/sign-in/sessions.ts'
import { api } from '../../api/api.ts'
import { signInPath } from '../../calls/sign-in-path.ts'
import { thisSite } from '../../calls/this-site.ts'
import { areaOfPath } from '../../calls/area-of-path.ts'
import { clearPersonalStorage } from '../../calls/clear-personal-storage.ts'
import { personalStorage } from '../../calls/personal-storage.ts'

const CHANNEL = 'mebae-session'
/** A tab that the user returns to asks again after this time. */
const ASKED_AFTER = 60_000
/** Pages that end a session of this browser, and lead away once it is ended. */
const endings = [href('/logout'), href('/quit')]

const areas: Record<string, Area> = { account: 'candidate', company: 'company', operator: 'operator' }

/**
 * A signed-out user's page shows nothing of theirs: each tab checks when another says that a session ended, when the user returns
 * to it, and when the browser restores it from its cache. Leads a user who was signed out here, on another device or by removal to the sign-in page.
 */
export function watchSession(people: string, isSigningIn: boolean, signal: AbortSignal) {
  if (signal.aborted) return
  const area = people.split(',').flatMap((layout) => areas[layout] ?? [])[0]
  personalStorage.forgetOldVersions()
  if (!area) noticeEnding()
  if (people.includes('account-')) clearPersonalStorage('candidate')
  else if (isSigningIn && !area) forgetOnSignIn()

  const channel = new BroadcastChannel(CHANNEL)
  signal.addEventListener('abort', () => channel.close())
  let asked = Date.now()
  const check = async () => {
    asked = Date.now()
    if (area && (await isEnded(area))) sessionEnded(area)
  }
  const onVisible = () => void (document.visibilityState === 'visible' && Date.now() - asked > ASKED_AFTER && check())
  const onShown = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !area) return
    document.body.hidden = true
    await check()
    document.body.hidden = false
  }
  channel.addEventListener('message', check)
  document.addEventListener('visibilitychange', onVisible, { signal })
  window.addEventListener('pageshow', onShown, { signal })
}

/** Leaves a page whose session ended, with nothing behind. */
export function sessionEnded(area: Area) {
  clearPersonalStorage(area)
  tellOtherTabs()
  location.replace(signInPath(location.pathname + location.search, thisSite.current?.logout_url))
}

/** After a document that ended a session, tells the other tabs to check theirs. */
function noticeEnding() {
  const from = URL.parse(document.referrer)
  if (from?.origin !== location.origin || !endings.includes(from.pathname)) return
  const area = from.searchParams.get('area')
  clearPersonalStorage(area === 'company' || area === 'operator' ? area : 'candidate')
  tellOtherTabs()
}

/** On the way to the sign-in page of an area, its user is no longer signed in. */
function forgetOnSignIn() {
  const next = new URLSearchParams(location.search).get('next')
  clearPersonalStorage(areaOfPath(next?.split(/[?#]/)[0] ?? location.pathname))
}

function tellOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('ended')
  channel.close()
}

async function isEnded(area: Area) {
  try {
    const { candidate_users, company_users, operators } = await api()
    const silent = { context: { silent: true } }
    await (area === 'candidate' ? candidate_users : area === 'company' ? company_users : operators).account(undefined, silent)
    return false
  } catch (error) {
    return (error as { status?: unknown }).status === 401
  }
}
