import { storedFiles } from '#server/platform/files/stored-files.ts'
import { fileKey } from './file-key.ts'

/** Once no row names it any more, a file goes; whoever is gone already is gone. */
export const deleteJobHistoryFile = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(fileKey(storage_key))
