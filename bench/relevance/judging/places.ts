import { any, says, title, useful, where } from './judge.ts'

/** Somewhere in these prefectures. */
export const within = (...ids: number[]) => where(({ prefectures }) => ids.some((id) => prefectures.includes(id)))
/** A town, ward or station of the place of work. A posting that names it only in its title or text is useful. */
export const at = (pattern: RegExp) =>
  any(
    where(({ place }) => pattern.test(place)),
    title(pattern),
  )

export const tohoku = within(2, 3, 4, 5, 6, 7)
export const iwate = within(3)
export const tokyo = within(13)
export const kanto = within(8, 9, 10, 11, 12, 13, 14)
export const capitalRegion = any(within(11, 12, 13, 14), useful(within(8, 9, 10, 19)))
export const tokai = within(21, 22, 23, 24)
export const kansai = within(25, 26, 27, 28, 29, 30)
export const kyushu = within(40, 41, 42, 43, 44, 45, 46)
export const shikoku = within(36, 37, 38, 39)
export const chugoku = within(31, 32, 33, 34, 35)
export const hokuriku = within(16, 17, 18)
export const abroad = within(48)

const WARDS = '千代田 中央 港 新宿 文京 台東 墨田 江東 品川 目黒 大田 世田谷 渋谷 中野 杉並 豊島 北 荒川 板橋 練馬 足立 葛飾 江戸川'.split(' ').join('|')
/** Of Tokyo only: 中央区 and 北区 stand in other cities as well. */
export const wards = any(
  where(({ place, prefectures }) => prefectures.includes(13) && new RegExp(`(?:^|[^市])(?:${WARDS})区`).test(place)),
  useful(tokyo),
  useful(says(/東京23区|東京２３区|都内/)),
)
/** Jobs that leave the choice of the place to the person. */
export const anywhere = any(
  where(({ remote }) => remote === 2),
  useful(says(/全国(?:各地|どこでも|フルリモート|から応募|採用)|居住地(?:不問|自由)|勤務地は希望/)),
)
