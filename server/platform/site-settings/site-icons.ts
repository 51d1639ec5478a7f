import { Hono } from 'hono'
import { etag } from 'hono/etag'
import sharp from 'sharp'
import { siteSettings } from '#server/settings/site-settings.ts'
import { pictureFile, pictureId } from '../files/picture-path.ts'
import { storedFiles } from '../files/stored-files.ts'

/** The paper of the design: a telephone puts nothing behind a picture. */
const PAPER = { r: 247, g: 244, b: 236, alpha: 1 }
const NOTHING = { ...PAPER, alpha: 0 }
/** A telephone may cut a circle out of an icon; the logo stays within it. */
const SHARE = 0.76
const edges: Record<string, number> = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }
/** A browser draws it at 16 to 64 pixels. */
const IN_A_TAB = 64

/** Drawn once for each logo. */
let drawn: { logo: string; icons: Map<string, Promise<Buffer>> } = { logo: '', icons: new Map() }

/** The icons of tabs and telephones, made from the logo of the site. Without one, and where its file is gone, the built sprout follows. */
export const siteIcons = new Hono().get('/:file{favicon\\.svg|icon-192\\.png|icon-512\\.png|apple-touch-icon\\.png}', etag(), async (c, next) => {
  const { logo } = siteSettings()
  const file = c.req.param('file')
  const icon = logo && (await iconOf(logo, file).catch(() => undefined))
  if (!icon) return next()
  const isVector = file.endsWith('.svg')
  return c.body(new Uint8Array(icon), 200, { 'Content-Type': isVector ? 'image/svg+xml' : 'image/png', 'Cache-Control': 'no-cache' })
})

function iconOf(logo: string, file: string) {
  if (drawn.logo !== logo) drawn = { logo, icons: new Map() }
  const { icons } = drawn
  const known = icons.get(file)
  if (known) return known
  const made = draw(logo, file)
  icons.set(file, made)
  made.catch(() => icons.delete(file))
  return made
}

async function draw(logo: string, file: string) {
  const bytes = await storedFiles.getBytes(pictureFile.key(pictureId(logo) ?? ''))
  const edge = edges[file]
  if (edge) return square(bytes, edge, SHARE, PAPER)
  const picture = (await square(bytes, IN_A_TAB * 2, 1, NOTHING)).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${IN_A_TAB} ${IN_A_TAB}"><image width="${IN_A_TAB}" height="${IN_A_TAB}" href="data:image/png;base64,${picture}"/></svg>`,
  )
}

async function square(bytes: Uint8Array, edge: number, share: number, background: typeof PAPER) {
  const inside = Math.round(edge * share)
  const logo = await sharp(bytes).resize({ width: inside, height: inside, fit: 'contain', background: NOTHING }).png().toBuffer()
  return sharp({ create: { width: edge, height: edge, channels: 4, background } })
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}
