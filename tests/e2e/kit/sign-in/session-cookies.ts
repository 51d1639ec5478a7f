/** The cookie of a session as this site hands it out, over plain HTTP and over TLS. */
export function sessionCookies(area: string, value: string) {
  const cookie = { value, httpOnly: true, sameSite: 'Lax' as const }
  return [
    ...['127.0.0.1', 'localhost'].map((domain) => ({ ...cookie, name: `mebae_${area}`, domain, path: '/' })),
    { ...cookie, name: `__Host-mebae_${area}`, url: 'https://localhost/', secure: true },
  ]
}
