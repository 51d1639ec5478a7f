import { generateKeyPairSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'
import type { SiteSettings } from '#server/settings/site-settings.ts'

type External = SiteSettings['external']
const SECRET = randomBytes(32).toString('base64url')
const CLIENT = 'mebae'
const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })

async function listen() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { server, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Who comes, in one field: their number, their address, and whether it is confirmed: `42 hana@gmail.example yes`. */
const readUser = (user: string) => {
  const [subject = '', email = '', confirmed = ''] = user.trim().split(' ')
  return { subject, email, isConfirmed: confirmed === 'yes' }
}
const page = (title: string) =>
  `<!doctype html><html lang="ja"><title>${title}</title><form method="post"><label>利用者 <input name="user"></label><button>許可する</button></form>`

/** A real OpenID provider in the place of Google or Apple: it insists on PKCE, and asks who one is on a page with one field. */
async function openIdProvider(title: string, returnUrl: string) {
  const { server, issuer, close } = await listen()
  const isApple = title === 'Appleの代わり'
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const known = new Map<string, ReturnType<typeof readUser>>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT, client_secret: SECRET, redirect_uris: [returnUrl], token_endpoint_auth_method: 'client_secret_post' }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => {
      const { email = '', isConfirmed = false } = known.get(accountId) ?? {}
      return { accountId, claims: () => ({ sub: accountId, ...(email && { email, email_verified: isApple ? String(isConfirmed) : isConfirmed }) }) }
    },
    interactions: { url: (_, { uid }) => `/ask/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: CLIENT, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/ask/')) void ask({ title, provider, known }, request, response)
    else if (isApple && request.url === '/token') void takeSignedSecret(issuer, request).then(() => answer(request, response))
    else void answer(request, response)
  })
  return { issuer, close }
}

/** Apple's secret is a token that a key signed a moment ago; behind it stands the one that the provider's library knows. */
async function takeSignedSecret(issuer: string, request: IncomingMessage & { body?: object }) {
  const { client_secret = '', ...body } = Object.fromEntries(new URLSearchParams(await text(request)))
  const [head = '', claims = '', signature = ''] = client_secret.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: appleKey.publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { iss, aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const isRight = isSigned && iss === 'TEAM' && aud === issuer && sub === CLIENT && Number(exp) * 1000 > Date.now()
  request.body = { ...body, client_secret: isRight ? SECRET : 'wrong' }
}

type Asking = { title: string; provider: Provider; known: Map<string, ReturnType<typeof readUser>> }

async function ask({ title, provider, known }: Asking, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(page(title))
    return
  }
  const user = readUser(new URLSearchParams(await text(request)).get('user') ?? '')
  known.set(user.subject, user)
  const result = user.subject ? { login: { accountId: user.subject } } : { error: 'access_denied' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** GitHub's three addresses: it signs nothing, and its API names the addresses of who holds the token. */
async function gitHub(returnUrl: string) {
  const { server, issuer, close } = await listen()
  const given = new Map<string, { user: string; challenge: string }>()
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', issuer)
    const json = (body: unknown, status = 200) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/login/oauth/authorize') {
      if (url.searchParams.get('redirect_uri') !== returnUrl) return void json({ error: 'redirect_uri_mismatch' }, 400)
      if (request.method === 'GET') return void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page('GitHubの代わり'))
      const user = new URLSearchParams(await text(request)).get('user') ?? ''
      const code = randomBytes(16).toString('hex')
      given.set(code, { user, challenge: url.searchParams.get('code_challenge') ?? '' })
      const back = new URLSearchParams({ ...(user ? { code } : { error: 'access_denied' }), state: url.searchParams.get('state') ?? '' })
      return void response.writeHead(303, { Location: `${returnUrl}?${back}` }).end()
    }
    if (url.pathname === '/login/oauth/access_token') {
      const body = new URLSearchParams(await text(request))
      const code = body.get('code') ?? ''
      const { user, challenge } = given.get(code) ?? { user: '', challenge: 'none' }
      given.delete(code)
      const proof = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(body.get('code_verifier') ?? ''))).toString('base64url')
      if (body.get('client_secret') !== SECRET || proof !== challenge) return void json({ error: 'bad_verification_code' })
      const token = randomBytes(16).toString('hex')
      given.set(token, { user, challenge: '' })
      return void json({ access_token: token, token_type: 'bearer', scope: 'user:email' })
    }
    const known = given.get(/^bearer (\w+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!known) return void json({}, 401)
    const { subject, email, isConfirmed } = readUser(known.user)
    if (url.pathname === '/api/v3/user') return void json({ id: Number(subject), login: 'hana' })
    const primary = email ? [{ email, primary: true, verified: isConfirmed }] : []
    return void json([{ email: 'other@github.example', primary: false, verified: true }, ...primary])
  }
  server.on('request', (request, response) => void handle(request, response))
  return { issuer, close }
}

/** Google, Apple and GitHub of this machine, and the settings with which the site finds them. */
export async function externalStandIns(returnTo: (provider: keyof External) => string) {
  const [google, apple, github] = await Promise.all([
    openIdProvider('Googleの代わり', returnTo('google')),
    openIdProvider('Appleの代わり', returnTo('apple')),
    gitHub(returnTo('github')),
  ])
  const pem = appleKey.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString().trim()
  const external = {
    google: { issuer: google.issuer, clientId: CLIENT, clientSecret: SECRET },
    apple: { issuer: apple.issuer, clientId: CLIENT, key: { team: 'TEAM', id: 'KEY', pem } },
    github: { issuer: github.issuer, clientId: CLIENT, clientSecret: SECRET },
  } satisfies External
  return { external, close: () => Promise.all([google, apple, github].map(({ close }) => close())) }
}

/** What a browser does at a provider: says who it is, or nothing, and is led back. The query with which it comes, or the fields that Apple has it post. */
export async function visitProvider(start: string, user: string, returnUrl: string) {
  const jar = new Map<string, string>()
  let [place, init] = [start, {} as RequestInit]
  while (!place.startsWith(returnUrl)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(place, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const next = response.headers.get('location')
    const body = next ? '' : await response.text()
    const posted = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    if (posted.length > 0) return new URLSearchParams(posted).toString()
    if (!next && !body.includes('name="user"')) throw new Error(`The provider answers ${response.status}: ${body}`)
    init = next ? {} : { method: 'POST', body: new URLSearchParams({ user }) }
    place = next ? new URL(next, place).href : place
  }
  return new URL(place).search.slice(1)
}
