import { storedFiles } from '#server/platform/files/stored-files.ts'
import { attachmentKey } from './attachment-key.ts'

/** Once no row names it any more, a file goes; whoever is gone already is gone. */
export const deleteAttachment = (_run: unknown, { storage_key }: { storage_key: string }) => storedFiles.delete(attachmentKey(storage_key))
