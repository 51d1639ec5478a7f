import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { selfSigned } from '#server/platform/http/tls/testing.ts'
import { documented } from './documented.ts'
import { nodeProxy } from './node-proxy.ts'

export type Ports = { http: number; https: number; app: number }

const PATIENCE = 20_000
const start = (command: string, args: string[]) => spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: '/nonexistent' } })

/** Each proxy with the configuration of docs/operations.md, in a separate folder. */
const proxies: Record<string, (folder: string, ports: Ports) => Promise<ChildProcess>> = {
  async nginx(folder, { http, https, app }) {
    const site = await documented('nginx', [
      [/.*\[::\].*\n/g, ''],
      ['listen 80', `listen 127.0.0.1:${http}`],
      ['listen 443', `listen 127.0.0.1:${https}`],
      ['https://mebae.example', `https://localhost:${https}`],
      ['server_name mebae.example www.mebae.example', 'server_name localhost'],
      ['/etc/ssl/mebae/fullchain.pem', join(folder, 'cert.pem')],
      ['/etc/ssl/mebae/privkey.pem', join(folder, 'key.pem')],
      ['127.0.0.1:3000', `127.0.0.1:${app}`],
    ])
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join(' ')
    await writeFile(join(folder, 'nginx.conf'), `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${kept} ${site} }`)
    return start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off; master_process off;'])
  },
  async haproxy(folder, { http, https, app }) {
    const site = await documented('haproxy', [
      ['bind :80', `bind 127.0.0.1:${http}`],
      ['bind :443', `bind 127.0.0.1:${https}`],
      ['redirect scheme https', `redirect prefix https://localhost:${https}`],
      ['/etc/haproxy/mebae.pem', join(folder, 'both.pem')],
      ['127.0.0.1:3000', `127.0.0.1:${app}`],
    ])
    await writeFile(join(folder, 'haproxy.cfg'), site)
    return start('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')])
  },
  async caddy(folder, { http, https, app }) {
    const site = await documented('caddyfile', [
      ['http://mebae.example, http://www.mebae.example {', 'http://localhost {'],
      ['redir https://mebae.example', `redir https://localhost:${https}`],
      ['\nmebae.example, www.mebae.example {', `\nlocalhost {\n  tls ${folder}/cert.pem ${folder}/key.pem`],
      ['127.0.0.1:3000', `127.0.0.1:${app}`],
    ])
    const here = `{\n  admin off\n  http_port ${http}\n  https_port ${https}\n  default_bind 127.0.0.1\n  storage file_system ${folder}\n}\n`
    await writeFile(join(folder, 'Caddyfile'), here + site)
    return start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')])
  },
}

const isInstalled = (name: string) => {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The first of these that this machine has; Node's own server where it has none. `TLS_PROXY` chooses. */
export const proxyHere = () => process.env.TLS_PROXY ?? ['nginx', 'haproxy'].find(isInstalled) ?? 'node'

/** Ends TLS in front of the app, with a self-signed certificate. */
export async function tlsProxy(name: string, folder: string, ports: Ports) {
  const { cert, key } = await selfSigned()
  for (const [file, text] of Object.entries({ 'cert.pem': cert, 'key.pem': key, 'both.pem': `${cert}\n${key}` })) await writeFile(join(folder, file), text)
  const begin = proxies[name]
  if (!begin) return nodeProxy({ cert, key }, ports)
  const child = await begin(folder, ports)
  const said: string[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  for (const since = Date.now(); !(await isOpen(ports.https)); await wait(50))
    if (child.exitCode !== null || Date.now() - since > PATIENCE) throw new Error(`${name} did not start:\n${said.join('')}`)
  return async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

async function isOpen(port: number) {
  const socket = connect(port, '127.0.0.1')
  const isThere = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false)
  socket.destroy()
  return isThere
}
