import pg from 'pg'

/** The code with which the server in this folder refuses a connection; undefined when it takes one. */
export async function whyNoAnswer(socketFolder: string) {
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  const reason = await client.connect().then(
    () => undefined,
    (error: { code?: string }) => error.code ?? 'unknown',
  )
  if (!reason) await client.end()
  return reason
}
