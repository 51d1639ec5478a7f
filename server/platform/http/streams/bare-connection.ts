import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** What Node's server puts on a connection: its listeners, and in the place of some methods its own that give the bytes back to its parser. */
const listened = ['data', 'end', 'close', 'drain', 'error', 'timeout', 'resume', 'pause']
const replaced = ['on', 'addListener', 'prependListener', 'setEncoding'] as const

const taken = new WeakSet<ServerResponse>()
/** Whether the reply goes on without Node's server: it is as whole as it will be. */
export const isTaken = (response: ServerResponse) => taken.has(response)

/**
 * Writes the head of a reply and takes its connection from Node's server, as an upgrade would: request, reply, parser and their listeners, half the memory of an
 * open stream, are free at once. For replies that end with their connection.
 */
export function bareConnection(request: IncomingMessage, response: ServerResponse, status: number, headers: string[]): Socket {
  const { socket } = request
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
  socket.write(`${head}date: ${new Date().toUTCString()}\r\nconnection: close\r\n\r\n`, 'latin1')
  response.statusCode = status
  taken.add(response)
  // For Node's server the reply is complete: it lets go of both.
  response.emit('finish')
  socket.setTimeout(0)
  // A listener for data takes the bytes back from the parser, and Node's listeners for the end hand the parser back.
  socket.on('data', () => {})
  for (const closed of socket.listeners('close')) closed.call(socket)
  for (const name of listened) socket.removeAllListeners(name)
  for (const name of replaced) Reflect.deleteProperty(socket, name)
  return socket
}
