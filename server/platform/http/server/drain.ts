import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Lifecycle } from './lifecycle.ts'

/** Time in which a request that is on its way over a new connection arrives. */
const ARRIVAL = 500

/**
 * Leaves without dropping any request. For some seconds the load balancer can see that this process goes, while every reply also ends its connection; then no
 * new connection is accepted, and running requests finish.
 */
export function drainOf(server: Server, lifecycle: Lifecycle) {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return async (seconds: number) => {
    lifecycle.state = 'draining'
    if (seconds > 0) await wait(seconds * 1000)
    const isClosed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Browsers open connections ahead of any request. Node counts those as busy and would wait for them.
    const ending = setTimeout(() => [...open].filter(({ bytesRead }) => bytesRead === 0).forEach((socket) => socket.destroy()), ARRIVAL)
    await isClosed
    clearTimeout(ending)
  }
}
