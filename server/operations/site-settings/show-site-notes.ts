import { sql } from 'kysely'
import type { SiteNotes } from '#contract/operations/site-settings/site-notes.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isOfEnvironment, siteSettings } from '#server/settings/site-settings.ts'

/** The operator's additions, with the moment when each was last changed. */
export async function showSiteNotes({ db }: Pick<RequestContext, 'db'>): Promise<SiteNotes> {
  const noteOf = async (name: keyof SiteNotes) => {
    const text = siteSettings().notes[name]
    if (!text) return null
    const key = `${name.toUpperCase()}_NOTE`
    const saved = isOfEnvironment(key)
      ? undefined
      : await db
          .selectFrom('site_setting_versions')
          .select('saved_at')
          .where(sql<boolean>`${key} = any(changed)`)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
    return { text, changed_at: saved?.saved_at ?? null }
  }
  return { fees: await noteOf('fees'), terms: await noteOf('terms'), privacy: await noteOf('privacy') }
}
