import { fieldsOf, type SettingGroup, settingGroupNames } from '#contract/platform/site/setting-groups.ts'
import { fullSiteName } from '#contract/platform/site/site-name.ts'
import { environment, readSettings, settings, type Settings, SettingsError, siteOfEnvironment } from '#server/settings.ts'
import type { SiteKey } from './site-keys.ts'

export type SiteSettings = Pick<Settings, SiteKey>
/** Settings as texts, under the names that .env uses. */
export type SettingTexts = Record<string, string>

let current: SiteSettings = siteOfEnvironment
let version = 0

/** The settings of the site at this moment: of the environment, else saved by an operator, else the default. Ask each time: they change while the process runs. */
export const siteSettings = () => current

/** What the site is called, in both its names. */
export const siteFullName = () => fullSiteName({ name: current.name, latin_name: current.latinName })

/** Grows whenever this process took over other settings: what it keeps of pages is kept under it. */
export const siteSettingsVersion = () => version

/** Both the process's settings and the site's. */
export const wholeSettings = (): Settings => ({ ...settings, ...current })

const followers = new Set<() => void>()

/** Has `act` called whenever this process took over other settings. Answers how that ends. */
export function onSiteSettings(act: () => void) {
  followers.add(act)
  return () => void followers.delete(act)
}

/** What every part of this process reads from here on. */
export function useSiteSettings(site: SiteSettings) {
  current = site
  version++
  for (const act of followers) act()
}

export const isOfEnvironment = (key: string) => (environment[key] ?? '') !== ''

/** The settings with these saved texts. Throws what is wrong with them, in the words of a start. */
export const settingsWith = (saved: SettingTexts) => readSettings({ ...saved, ...ofEnvironment() })

const ofEnvironment = () => Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))

/**
 * The settings with every group of the saved texts that still goes together with the environment, which may have changed since. The other groups are left out,
 * with the reason: a wrong text must not keep the site from starting.
 */
export function workableSettings(saved: SettingTexts) {
  const refused: Partial<Record<SettingGroup, string>> = {}
  let [texts, site] = [{}, settingsWith({})]
  for (const group of settingGroupNames) {
    const more = { ...texts, ...textsOf(group, saved) }
    try {
      site = settingsWith(more)
      texts = more
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      refused[group] = error.message
    }
  }
  return { site, refused }
}

export const textsOf = (group: SettingGroup, texts: SettingTexts) => Object.fromEntries(Object.entries(texts).filter(([key]) => key in fieldsOf(group)))
