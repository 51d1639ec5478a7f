import { newClient } from '#server/platform/database/outage/new-client.ts'

/** The text form of a value depends on these; they are the same on the way out and in, on every server. Nothing here has to be quick. */
const spelling = {
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '3',
  synchronize_seqscans: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
}

export async function backupClient(connectionString: string) {
  const client = newClient({ connectionString, application_name: 'mebae backup' })
  await client.connect()
  for (const [name, value] of Object.entries(spelling)) await client.query('select set_config($1, $2, false)', [name, value])
  return client
}
