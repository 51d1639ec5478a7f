/** Players that load nothing of a visitor's before they are started. The origin is what a page's policy names (server/http). */
export const filmOrigins = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const

export type Film = { origin: string /** The player. */; player: string /** Where it is watched at its host. */; watch: string }

const onYoutube = (id: string): Film => ({
  origin: filmOrigins.youtube,
  player: `${filmOrigins.youtube}/embed/${id}?rel=0`,
  watch: `https://www.youtube.com/watch?v=${id}`,
})
/** `dnt`: Vimeo counts nobody. */
const onVimeo = (id: string): Film => ({ origin: filmOrigins.vimeo, player: `${filmOrigins.vimeo}/video/${id}?dnt=1`, watch: `https://vimeo.com/${id}` })

const youtubeHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'])
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])
const youtubeId = /^[A-Za-z0-9_-]{11}$/

/** The film of an address, or of an id on YouTube; nothing for what no player here plays. */
export function filmOf(address: string | null): Film | undefined {
  if (!address) return
  if (youtubeId.test(address)) return onYoutube(address)
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return
  const [, first = '', second = ''] = url.pathname.split('/')
  if (vimeoHosts.has(url.hostname)) {
    const id = first === 'video' ? second : first
    return /^\d{1,12}$/.test(id) ? onVimeo(id) : undefined
  }
  const isShort = url.hostname === 'youtu.be'
  if (!isShort && !youtubeHosts.has(url.hostname)) return
  const id = isShort ? first : (url.searchParams.get('v') ?? (['embed', 'shorts', 'live'].includes(first) ? second : ''))
  return youtubeId.test(id) ? onYoutube(id) : undefined
}
