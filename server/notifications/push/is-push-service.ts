/** The push services of Chrome and its kin, Firefox, Safari and Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/** Where this server may post to. An address that a stranger names could otherwise be one inside of our own network. */
export function isPushService(endpoint: string) {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return protocol === 'https:' && port === '' && username === '' && password === '' && services.some((service) => service.test(hostname))
}
