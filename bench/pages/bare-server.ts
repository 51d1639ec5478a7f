import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a server can do in Node: the bytes of one file, as they are. */
const page = readFileSync(process.argv[2]!)
const server = createServer((request, response) => {
  const cpu = process.cpuUsage()
  const body = request.url === '/cpu' ? Buffer.from(String((cpu.user + cpu.system) / 1_000)) : page
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`))
