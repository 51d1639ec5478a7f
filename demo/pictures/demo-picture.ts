import { investors } from '../words/names/investors.ts'
import { personName } from '../words/names/person-name.ts'
import { companyMark } from './company-mark.ts'
import { companyScene } from './company-scene.ts'
import { demoBanner } from './demo-banner.ts'
import { initialTile } from './initial-tile.ts'

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
