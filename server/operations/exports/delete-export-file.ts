import { storedFiles } from '#server/platform/files/stored-files.ts'

/** Of nothing but archives: whatever no row names is swept out of it. */
export const FOLDER = 'exports'
export const exportKey = (storage_key: string) => `${FOLDER}/${storage_key}`

/** Once no row names it any more, an archive goes. */
export const deleteExportFile = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(exportKey(storage_key))
