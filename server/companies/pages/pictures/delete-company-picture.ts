import { storedFiles } from '#server/platform/files/stored-files.ts'
import { pictureFile } from '#server/platform/files/picture-path.ts'

/** Once no page shows it any more, a picture's file goes; whatever is gone already is gone. */
export const deleteCompanyPicture = (_run: unknown, { id }: { id: string }) => storedFiles.delete(pictureFile.key(id))
