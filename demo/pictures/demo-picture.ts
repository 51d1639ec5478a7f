import { investors } from '../words/names/investors.ts'
import { personName } from '../words/names/person-name.ts'
import { companyMark } from './company-mark.ts'
import { companyScene } from './company-scene.ts'
import { hues } from './hues.ts'

const PATH = /^\/demo\/pictures\/(companies|people|guests|investors|banners)\/([1-9][0-9]{0,9})(?:\/(?:logo|scene-([1-3])))?\.svg$/

/** The drawing that a path stands for, from the path alone, or null. */
export function demoPicture(path: string): string | null {
  if (path.length > 80) return null
  const [, kind, digits, scene] = PATH.exec(path) ?? []
  const isOfCompany = path.includes('/logo.') || scene !== undefined
  if (!kind || !digits || (kind === 'companies') !== isOfCompany) return null
  const id = Number(digits)
  if (kind === 'companies') return scene ? companyScene(id, Number(scene)) : companyMark(id)
  if (kind === 'banners') return demoBanner(id)
  const name = kind === 'investors' ? investors[id - 1] : personName(id, kind === 'people' ? 1 : 2).family
  return name === undefined ? null : initialTile(name)
}

/** A person or an investor: the first letter on paper, no face. */
const initialTile = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#eeeadf"/><text x="32" y="33" fill="#50564c" font-family="Hiragino Sans,Noto Sans JP,Noto Sans CJK JP,BIZ UDPGothic,Yu Gothic Medium,Meiryo,sans-serif" font-size="26" font-weight="700" text-anchor="middle" dominant-baseline="central">${[...name][0]}</text></svg>`

/** The texts of the invented banners, in two lines, and their hues. */
const banners = [
  { lines: ['応募に返事があるか、', '数字で見てから応募する'], hue: hues[0]! },
  { lines: ['いまの勤め先には、', '見えないようにできます'], hue: hues[5]! },
]

const font = 'Hiragino Mincho ProN,Noto Serif JP,Noto Serif CJK JP,BIZ UDPMincho,Yu Mincho,serif'

/** A wide strip with words over a ground line, as an operator would make one. */
function demoBanner(number: number): string | null {
  const banner = banners[number - 1]
  if (!banner) return null
  const { lines, hue } = banner
  const words = lines.map((line, at) => `<text x="40" y="${82 + at * 58}">${line}</text>`).join('')
  const sprout = `<path d="M700 186V104" stroke="${hue.ink}" stroke-width="7" stroke-linecap="round"/><path d="M700 128C700 96 676 80 640 80 640 112 664 128 700 128ZM700 106C700 70 725 50 764 50 764 86 739 106 700 106Z" fill="${hue.mid}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 200"><rect width="800" height="200" fill="${hue.tile}"/><g fill="${hue.ink}" font-family="${font}" font-size="44" font-weight="600" letter-spacing="1">${words}</g>${sprout}<path d="M600 186h200" stroke="${hue.ink}" stroke-width="4"/></svg>`
}
