import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** Passes bytes on to the server, and can cut everything that is open, as a tunnel or a lift does: requests without a reply, and replies halfway. */
export async function cuttingProxy(port: number) {
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      // The other end learns of it as of a lost connection.
      socket.on('error', () => [client, server].forEach((one) => one.destroy()))
    }
    client.pipe(server).pipe(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    cut,
    close() {
      proxy.close()
      cut()
    },
  }
}
