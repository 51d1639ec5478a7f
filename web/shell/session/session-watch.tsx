import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Area } from '#contract/sessions.ts'
import { forgetPerson } from './forget-person.ts'
import { personalStorage } from './personal-storage.ts'
import { forgetOnSignIn, noticeEnding, watchSession } from './watch-session.ts'

const layouts = { account: 'candidate', company: 'company', operator: 'operator' } as const
const signInPages = /^\/(?:online\/companies|operator\/sign_in)\/?$/

/** Keeps what the browser holds no longer than the session that it belongs to. */
export function SessionWatch() {
  const { pathname } = useLocation()
  const matches = useMatches()
  const area = matches.map(({ id, loaderData }) => (loaderData ? areaOfLayout(id) : undefined)).find(Boolean)
  const isSignedOut = matches.some(({ id, loaderData }) => id === 'account' && loaderData === null)

  useEffect(() => {
    personalStorage.forgetOldVersions()
    noticeEnding()
  }, [])
  useEffect(() => {
    if (isSignedOut) forgetPerson('candidate')
    else if (signInPages.test(pathname)) forgetOnSignIn()
  }, [isSignedOut, pathname])
  useEffect(() => watchSession(area), [area])
  return null
}

const areaOfLayout = (id: string): Area | undefined => (id in layouts ? layouts[id as keyof typeof layouts] : undefined)
