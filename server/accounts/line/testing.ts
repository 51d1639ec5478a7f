import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

const CLIENT = { clientId: 'mebae', clientSecret: randomBytes(32).toString('base64url') }

/** A real OpenID provider in LINE's place: it signs with the channel's secret as LINE does, insists on PKCE, and asks who one is on a page with one field. */
export async function lineProvider(returnUrl: string) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'HS256',
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['ES256', 'HS256'] },
    jwks: { keys: [{ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), alg: 'ES256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { url: (_, { uid }) => `/ask/${uid}` },
    // A user who has signed in has agreed.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: CLIENT.clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void (request.url?.startsWith('/ask/') ? ask(provider, request, response) : answer(request, response)))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { line: { issuer, ...CLIENT }, close }
}

async function ask(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(
      '<!doctype html><html lang="ja"><title>LINEの代わり</title><form method="post"><label>利用者 <input name="user"></label><button>許可する</button></form>',
    )
    return
  }
  const user = new URLSearchParams(await text(request)).get('user')
  const result = user ? { login: { accountId: user } } : { error: 'access_denied' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}
