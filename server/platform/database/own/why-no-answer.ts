import { newClient } from '../outage/new-client.ts'

/** The code with which the server in this folder refuses a connection; undefined when it takes one. */
export async function whyNoAnswer(socketFolder: string) {
  const client = newClient({ host: socketFolder, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5_000 })
  const reason = await client.connect().then(
    () => undefined,
    (error: { code?: string }) => error.code ?? 'unknown',
  )
  if (!reason) await client.end()
  return reason
}
