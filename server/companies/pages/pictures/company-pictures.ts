import { Hono } from 'hono'
import { sql } from 'kysely'
import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { PictureUse } from '#contract/companies/pages/company-pages.ts'
import { FULL_PICTURE } from '#contract/platform/pictures/picture-widths.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { FilesAway } from '#server/platform/files/places/files-away.ts'
import { narrowOf, pictureFile, pictureId } from '#server/platform/files/picture-path.ts'
import { narrowPicture } from '#server/platform/files/narrow-picture.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'
import { savePicture } from '#server/platform/files/save-picture.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

type Pictured = Pick<CompanyContent, 'logo' | 'images' | 'photos' | 'employees' | 'company_finances' | 'amateras_views'>
/** Where a picture stands: the field, and the picture's address. */
export type Placed = { field: string; picture: string }

/** Every picture that a page shows, and where. */
export const picturesOf = ({ logo, images, photos, employees, company_finances, amateras_views }: Pictured): Placed[] => [
  ...(logo ? [{ field: 'logo', picture: logo }] : []),
  ...images.map((picture, index) => ({ field: `images.${index}`, picture })),
  ...photos.map(({ picture }, index) => ({ field: `photos.${index}.picture`, picture })),
  ...company_finances.flatMap(({ logo }, index) => (logo ? [{ field: `company_finances.${index}.logo`, picture: logo }] : [])),
  ...amateras_views.flatMap(({ image }, index) => (image ? [{ field: `amateras_views.${index}.image`, picture: image }] : [])),
  ...employees.flatMap(({ photo }, index) => (photo ? [{ field: `employees.${index}.photo`, picture: photo }] : [])),
]

/** Pictures of company pages, for everyone: each address is one picture for ever. Opened by itself it can neither run nor load anything. */
export const companyPictures = new Hono().get('/pictures/:name', async (c) => {
  const { path } = c.req
  const [id, narrow] = [pictureId(path), narrowOf(path)]
  const bytes = await (narrow ? narrowPicture(narrow) : id ? storedFiles.find(pictureFile.key(id)) : Promise.resolve(undefined)).catch(unlessAway)
  if (!bytes) return c.notFound()
  c.header('Content-Type', 'image/webp')
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Disposition', 'inline; filename="picture.webp"')
  return c.body(new Uint8Array(bytes))
})

/** A picture that does not open is none; a store that is away is said, so that the picture is asked for again. */
function unlessAway(error: unknown) {
  if (error instanceof FilesAway) throw error
  return undefined
}

/** Twice as large as they are drawn at most, for fine screens. */
const longestEdges: Record<PictureUse, number> = { logo: 256, image: FULL_PICTURE, photo: 256 }

/** Keeps a picture for the company's page. */
export async function addPicture(context: MemberContext, file: File, use: PictureUse) {
  const { picture } = await savePicture(context, file, { company_id: context.viewer.company_id, longestEdge: longestEdges[use] })
  return { picture }
}

/** Deletes a picture's files once no page shows it any more; a missing file is no error. */
export async function deleteCompanyPicture(_run: unknown, { id }: { id: string }) {
  for (const name of pictureFile.names(id)) await storedFiles.delete(`${pictureFile.folder}/${name}`)
}

/** Forgets pictures that no page, no story and no banner has shown for a day since they were sent, and deletes files that no row names. */
export async function purgeCompanyPictures({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  await db
    .deleteFrom('company_pictures')
    .where(sql<boolean>`created_at < ${now()}::timestamptz - interval '1 day'`)
    .where(
      sql<boolean>`not exists (
        select from companies where companies.id = company_pictures.company_id
          and (('/pictures/' || company_pictures.id || '.webp') = any(companies.images || companies.logo)
            or position(company_pictures.id::text in companies.photos::text) > 0)
      ) and not exists (
        select from employees where employees.company_id = company_pictures.company_id and photo = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (
        select from company_finances where company_finances.company_id = company_pictures.company_id and logo = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (
        select from amateras_views where amateras_views.company_id = company_pictures.company_id and image = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (
        select from stories where stories.company_id = company_pictures.company_id
          and (position(company_pictures.id::text in content::text) > 0 or position(company_pictures.id::text in coalesce(shown::text, '')) > 0)
      ) and not exists (
        select from story_reviews join stories on stories.id = story_id
        where stories.company_id = company_pictures.company_id and decided_at is null and position(company_pictures.id::text in story_reviews.content::text) > 0
      ) and not exists (
        select from company_page_drafts where company_page_drafts.company_id = company_pictures.company_id and position(company_pictures.id::text in fields::text) > 0
      ) and not exists (select from site_setting_versions where settings ->> 'SITE_LOGO' = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (select from banners where image = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (
        select from publication_requests where ended_at is null and expires_at > ${now()}::timestamptz and content->>'image' = '/pictures/' || company_pictures.id || '.webp')`,
    )
    .execute()
  const rows = await db.selectFrom('company_pictures').select('id').execute()
  await purgeFolder(
    pictureFile.folder,
    rows.flatMap(({ id }) => pictureFile.names(id)),
    now(),
  )
}

/** Deletes the rows of pictures that the page no longer shows, and no draft either. The files are deleted after the commit. */
export async function dropPictures(db: Database, company_id: number, before: CompanyContent, after: CompanyContent) {
  const shown = new Set(picturesOf(after).map(({ picture }) => picture))
  const ids = picturesOf(before).flatMap(({ picture }) => (shown.has(picture) ? [] : (pictureId(picture) ?? [])))
  if (ids.length === 0) return
  const dropped = await db
    .deleteFrom('company_pictures')
    .where('company_id', '=', company_id)
    .where('id', 'in', ids)
    .where(
      sql<boolean>`not exists (select from company_page_drafts where company_page_drafts.company_id = ${company_id} and position(company_pictures.id::text in fields::text) > 0)`,
    )
    .returning('id')
    .execute()
  for (const { id } of dropped) await enqueue(db, 'delete_company_picture', { id })
}
