const hosts = new Set(['www.youtube.com', 'm.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'])

/** The id of a film, from any kind of YouTube address. Any other text stays as it is, and the API refuses it. */
export function youtubeId(text: string) {
  const plain = text.trim()
  if (plain === '') return null
  const url = URL.parse(plain)
  if (!url) return plain
  const [, first = '', second = ''] = url.pathname.split('/')
  if (url.hostname === 'youtu.be') return first
  if (!hosts.has(url.hostname)) return plain
  return url.searchParams.get('v') ?? (['embed', 'shorts', 'live'].includes(first) ? second : plain)
}
