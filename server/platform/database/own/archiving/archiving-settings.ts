import type pg from 'pg'

/** Below the server's own files: every user that runs PostgreSQL may write there, and no folder's name has to be quoted. */
export const SPOOL = 'mebae-wal'

/**
 * A finished segment is copied, flushed and then renamed, so that a name in the spool stands for a whole segment. The app packs it and sends it on.
 * PostgreSQL tries a failed copy again, and removes no segment before that.
 */
const command = `test -f ${SPOOL}/%f || { mkdir -p -m 700 ${SPOOL} && cp %p ${SPOOL}/.%f.part && sync ${SPOOL}/.%f.part && mv ${SPOOL}/.%f.part ${SPOOL}/%f && sync ${SPOOL}; }`

/** Half of the minute that may be lost; the other half is for packing and sending. */
export const SEGMENT_SECONDS = 30

export const archivingSettings = (archives: boolean): Record<string, string> =>
  archives ? { archive_mode: 'on', archive_command: command, archive_timeout: String(SEGMENT_SECONDS) } : {}

export async function isArchiving(client: pg.Client) {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
  return rows[0]?.archive_mode === 'on'
}
