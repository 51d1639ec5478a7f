import { useEffect, useSyncExternalStore } from 'react'
import type { Banner } from '#contract/notifications/banners/banners.ts'
import { BannerList } from '#web/notifications/banners/banner-list.tsx'
import { api } from '#web/platform/api/api.ts'
import { useAnnouncements } from '#web/platform/shell/live/use-announcements.ts'

let banners: readonly Banner[] | null = null
let running: Promise<void> | undefined
let listeners: readonly (() => void)[] = []

/** The banners of this visit: loaded once, and not again while the response is pending. */
export const bannerCache = {
  banners: () => banners,
  subscribe(listen: () => void) {
    listeners = [...listeners, listen]
    return () => {
      listeners = listeners.filter((one) => one !== listen)
    }
  },
  async fetch(ask = askForBanners) {
    return banners?.length ? undefined : this.refresh(ask)
  },
  /** Loads them even when they are cached, because the operators have changed them. */
  async refresh(ask = askForBanners) {
    running ??= ask()
      .then((found) => {
        banners = found
        for (const listen of listeners) listen()
      })
      .catch((error: unknown) => {
        // The specification asks for this line in the log, and for nothing else.
        // oxlint-disable-next-line no-console -- the page goes on without it; a developer finds the cause here
        console.warn('Failed to fetch banners', error)
      })
      .finally(() => {
        running = undefined
      })
    return running
  },
}

const askForBanners = async (): Promise<Banner[]> => (await (await api()).candidate_users.banners(undefined, { context: { silent: true } })).banners

const refresh = () => void bannerCache.refresh()

/** The operators' banners, for the home page of a signed-in candidate. */
export function Banners() {
  const banners = useSyncExternalStore(bannerCache.subscribe, bannerCache.banners, () => null)
  useEffect(() => void bannerCache.fetch(), [])
  useAnnouncements('candidate', 'banner', refresh)
  return (
    banners &&
    banners.length > 0 && (
      <section aria-label="運営からの案内">
        <BannerList banners={banners} />
      </section>
    )
  )
}
