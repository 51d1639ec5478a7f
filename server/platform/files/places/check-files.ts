import { settings } from '#server/settings.ts'
import { SilentError, within } from '../../database/outage/within.ts'
import { CannotStart } from '../../start/cannot-start.ts'
import { FilesAway } from './files-away.ts'

const PATIENCE = 5_000

const remedies: Record<string, string> = {
  NoSuchBucket: 'そのバケットがありません。先に作ってください。',
  InvalidAccessKeyId: 'FILES_ACCESS_KEY が違います。',
  SignatureDoesNotMatch: 'FILES_SECRET_KEY が違います。',
  AccessDenied: 'このキーに、GetObject、PutObject、DeleteObject、ListBucket を許してください。',
  PermanentRedirect: '置き場所が違います。FILES_URL に、バケットのあるホストと ?region= を書いてください。',
  AuthorizationHeaderMalformed: '地域が違います。FILES_URL に ?region= を書いてください。',
}

/**
 * Whether the bucket of FILES_URL can be listed, read, written and deleted from. A store that refuses stops a start, with what to do; for one that does not answer
 * a site need not be down, and the warning for the operator comes back.
 */
export async function checkFiles(): Promise<string | undefined> {
  if (!settings.filesUrl || !settings.filesKeys) return
  const { FilesBucket } = await import('./files-bucket.ts')
  const bucket = new FilesBucket(settings.filesUrl, settings.filesKeys)
  try {
    const { isVersioned } = await within(PATIENCE, bucket.check())
    return isVersioned
      ? `${bucket.name} は、消したファイルの前の版を残します（バージョニング）。退会した人のファイルが消えるように、止めるか、前の版を消す設定にしてください。`
      : undefined
  } catch (error) {
    if (error instanceof FilesAway && error.status && error.status < 500)
      throw new CannotStart(`FILES_URL の保存先を使えません（${error.message}）。${remedies[error.reason] ?? 'FILES_URL とキーを確かめてください。'}`)
    if (error instanceof FilesAway || error instanceof SilentError)
      return `FILES_URL の保存先（${bucket.name}）につながりません。つながるまで、ファイルの保存と表示はできません。`
    throw error
  }
}
