import type pg from 'pg'

/** Below the server's own files: every user that runs PostgreSQL may write there, and no folder's name has to be quoted. */
export const SPOOL = 'mebae-wal'

/**
 * A finished segment is copied, flushed and then renamed, so that a name in the spool stands for a whole segment. The app packs it and sends it on.
 * PostgreSQL tries a failed copy again, and removes no segment before that.
 */
const keep = `test -f ${SPOOL}/%f || { mkdir -p -m 700 ${SPOOL} && cp %p ${SPOOL}/.%f.part && sync ${SPOOL}/.%f.part && mv ${SPOOL}/.%f.part ${SPOOL}/%f && sync ${SPOOL}; }`

/** Without a plan PostgreSQL takes each segment for archived. */
const discard = 'true'

/** Half of the minute that may be lost; the other half is for packing and sending. */
export const SEGMENT_SECONDS = 30

/** PostgreSQL archives from its start on, because only a start can turn that on; what it does with a segment changes while it runs. */
export const archivingSettings = { archive_mode: 'on' }

const shown = async (client: pg.Client, name: string) => (await client.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]?.value

/** False of a server that an older version started. */
export const canArchive = async (client: pg.Client) => (await shown(client, 'archive_mode')) === 'on'

/** Turns the archive on or off in the running server, which knows it at its next start, too. Whether this was a change. */
export async function setArchiving(client: pg.Client, isOn: boolean) {
  const command = isOn ? keep : discard
  if ((await shown(client, 'archive_command')) === command) return false
  await client.query(`alter system set archive_command = ${client.escapeLiteral(command)}`)
  await client.query(`alter system set archive_timeout = ${isOn ? SEGMENT_SECONDS : 0}`)
  await client.query('select pg_reload_conf()')
  // PostgreSQL's checkpointer may sleep for five minutes before it first looks at archive_timeout; this wakes it.
  if (isOn) await client.query('checkpoint')
  return true
}
