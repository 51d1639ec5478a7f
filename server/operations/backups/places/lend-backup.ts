import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { FilesAway } from '#server/platform/files/places/files-away.ts'
import { backupNames } from '../make/backup-names.ts'
import { backupPlace } from './backup-place.ts'

type Lent = { folder: string; name: string; place: string }

/** Lends a backup as a folder of this machine: a folder, the name of one in the place of the settings, or without either the newest one there. */
export async function lendBackup<Result>(given: string | undefined, use: (lent: Lent) => Promise<Result>): Promise<Result> {
  try {
    const place = await backupPlace()
    if (given && !backupNames.is(given)) return await use({ folder: given, name: given, place: '' })
    const names = await place.list()
    const name = given ? names.find((one) => one === given) : names.at(-1)
    if (!name) throw new CannotStart(`${place.name} に、${given ? `${given} という` : ''}バックアップがありません。何も変えていません。`)
    return await place.lend(name, (folder) => use({ folder, name, place: place.name }))
  } catch (error) {
    throw error instanceof FilesAway ? new CannotStart(`保存先（${error.message}）を使えません。何も変えていません。`) : error
  }
}
