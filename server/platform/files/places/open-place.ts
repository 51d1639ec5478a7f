import { settings } from '#server/settings.ts'
import type { FilePlace } from './file-place.ts'
import { FilesFolder } from './files-folder.ts'

const opened = new Map<string, Promise<FilePlace>>()

/** The place of this name: a folder, or `s3://…`. Without a name the one in use. The code for S3 is loaded only where there is a bucket. */
export function openPlace(at = settings.filesUrl ?? settings.filesDir): Promise<FilePlace> {
  const known = `${at} ${settings.filesKeys?.accessKeyId}`
  const place = opened.get(known) ?? open(at)
  opened.set(known, place)
  return place
}

async function open(at: string) {
  if (!at.startsWith('s3://')) return new FilesFolder(at)
  const { FilesBucket } = await import('./files-bucket.ts')
  return new FilesBucket(at, settings.filesKeys!)
}
