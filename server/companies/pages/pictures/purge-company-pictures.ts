import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { purgeFolder } from '#server/platform/files/purge-folder.ts'
import { pictureFile } from '#server/platform/files/picture-path.ts'

/** Forgets pictures that no page and no banner has shown for a day since they were sent, and deletes files that no row names. */
export async function purgeCompanyPictures({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  await db
    .deleteFrom('company_pictures')
    .where(sql<boolean>`created_at < ${now()}::timestamptz - interval '1 day'`)
    .where(
      sql<boolean>`not exists (
        select from companies where companies.id = company_pictures.company_id
          and ('/pictures/' || company_pictures.id || '.webp') = any(companies.images || companies.logo)
      ) and not exists (
        select from employees where employees.company_id = company_pictures.company_id and photo = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (
        select from company_finances where company_finances.company_id = company_pictures.company_id and logo = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (
        select from amateras_views where amateras_views.company_id = company_pictures.company_id and image = '/pictures/' || company_pictures.id || '.webp'
      ) and not exists (select from banners where image = '/pictures/' || company_pictures.id || '.webp')`,
    )
    .execute()
  const rows = await db.selectFrom('company_pictures').select('id').execute()
  await purgeFolder(
    pictureFile.folder,
    rows.map(({ id }) => pictureFile.name(id)),
    now(),
  )
}
