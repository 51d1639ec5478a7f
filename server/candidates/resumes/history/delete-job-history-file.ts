import { storedFiles } from '#server/platform/files/stored-files.ts'
import { fileKey } from './file-key.ts'

/** Deletes a file once no row names it; a missing file is no error. */
export const deleteJobHistoryFile = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(fileKey(storage_key))
