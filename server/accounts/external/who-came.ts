import { authorizationCodeGrant, type Configuration, fetchProtectedResource } from 'openid-client'
import { z } from 'zod'
import type { IdentityProvider } from '#contract/accounts/sign-in/external-providers.ts'
import { Email } from '#contract/accounts/sign-in/credentials.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { returnUrl } from './ask-provider.ts'

/** `email` only where the provider has verified it. */
export type Came = { subject: string; email: string | null }
type Secret = Record<string, string>

/** Who came back with this query: from the signed token of an OpenID provider, or from GitHub's API. */
export async function whoCame(provider: IdentityProvider, client: Configuration, query: string, secret: Secret): Promise<Came> {
  const url = new URL(`${returnUrl(provider)}?${new URLSearchParams(query)}`)
  const checks = { expectedState: secret.state ?? '', pkceCodeVerifier: secret.verifier ?? '' }
  if (provider === 'github') {
    const { access_token } = await authorizationCodeGrant(client, url, checks)
    return askGitHub(client, access_token)
  }
  const claims = Claims.parse((await authorizationCodeGrant(client, url, { ...checks, expectedNonce: secret.nonce ?? '', idTokenExpected: true })).claims())
  return { subject: claims.sub, email: isTrue(claims.email_verified) ? addressOf(claims.email) : null }
}

/** Apple says "true" in words. */
const isTrue = (value: unknown) => value === true || value === 'true'
const addressOf = (email: unknown) => Email.safeParse(email).data ?? null

const Claims = z.object({ sub: z.string().min(1).max(255), email: z.string().optional(), email_verified: z.union([z.boolean(), z.string()]).optional() })
const User = z.object({ id: z.int() })
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

async function askGitHub(client: Configuration, token: string): Promise<Came> {
  const issuer = siteSettings().external.github?.issuer ?? ''
  const api = issuer === 'https://github.com' ? 'https://api.github.com' : `${issuer}/api/v3`
  const ask = async (path: string) => {
    const answer = await fetchProtectedResource(
      client,
      token,
      new URL(`${api}${path}`),
      'GET',
      undefined,
      new Headers({ Accept: 'application/vnd.github+json', 'User-Agent': 'mebae' }),
    )
    if (!answer.ok) throw new Error(`GitHub answers ${answer.status}`)
    return answer.json() as Promise<unknown>
  }
  // The name of an account can be given to somebody else; its number cannot.
  const { id } = User.parse(await ask('/user'))
  const email = Emails.parse(await ask('/user/emails')).find(({ primary, verified }) => primary && verified)?.email
  return { subject: String(id), email: addressOf(email) }
}
