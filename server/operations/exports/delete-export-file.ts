import { storedFiles } from '#server/platform/files/stored-files.ts'

/** A folder of archives only: the sweep deletes every file in it that no row names. */
export const FOLDER = 'exports'
export const exportKey = (storage_key: string) => `${FOLDER}/${storage_key}`

/** Once no row names it any more, an archive goes. */
export const deleteExportFile = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(exportKey(storage_key))
