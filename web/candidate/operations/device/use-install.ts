import { useEffect, useState } from 'react'

type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }
type Browser = Window & { installPrompt?: InstallPrompt }

/** `button`: the browser offers it. `share`: Safari on an iPhone or iPad, whose menu does it. `installed`: the site runs as an app now. */
export type InstallWay = 'button' | 'share' | 'installed' | 'none'

/** Whether and how the site can be put on this device's home screen. `undefined` until the browser has been asked. */
export function useInstall() {
  const [way, setWay] = useState<InstallWay>()
  useEffect(() => {
    const look = () => setWay(wayOf(window as Browser))
    look()
    const over = new AbortController()
    // The page's first script keeps the event, which comes before this does: hydrate-on-intent.ts.
    addEventListener('beforeinstallprompt', () => queueMicrotask(look), { signal: over.signal })
    addEventListener('appinstalled', () => setWay('installed'), { signal: over.signal })
    return () => over.abort()
  }, [])
  const install = async () => {
    const browser = window as Browser
    const answer = await browser.installPrompt?.prompt()
    // The browser lets a page ask once.
    delete browser.installPrompt
    setWay(answer?.outcome === 'accepted' ? 'installed' : wayOf(browser))
  }
  return { way, install }
}

function wayOf({ installPrompt, navigator }: Browser): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone) return 'installed'
  if (installPrompt) return 'button'
  // An iPad says that it is a Mac, but has a touch screen.
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple ? 'share' : 'none'
}
