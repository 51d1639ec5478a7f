import { storedFiles } from '#server/platform/files/stored-files.ts'
import { pictureFile } from '#server/platform/files/picture-path.ts'

/** Deletes a picture's file once no page shows it any more; a missing file is no error. */
export const deleteCompanyPicture = (_run: unknown, { id }: { id: string }) => storedFiles.delete(pictureFile.key(id))
