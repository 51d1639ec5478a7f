import { accountant, clerk, factory } from '../../judging/corporate.ts'
import { engineer } from '../../judging/engineers.ts'
import { all, any, says, title, useful } from '../../judging/judge.ts'
import * as places from '../../judging/places.ts'
import { customerSuccess, sales } from '../../judging/sales.ts'
import { queries } from '../query.ts'

const { at, within } = places
export const placesAsked = queries('places', [
  ['23区', places.wards],
  ['首都圏', places.capitalRegion],
  ['関東', places.kanto],
  ['関西', places.kansai],
  ['東北', places.tohoku],
  ['九州', places.kyushu],
  ['東海', places.tokai],
  ['四国', places.shikoku],
  ['大阪市', at(/大阪市/)],
  ['大阪', within(27)],
  ['渋谷', at(/渋谷/)],
  ['渋谷駅', at(/渋谷(?:駅|区)|渋谷\d/)],
  ['田町駅', any(at(/田町/), useful(at(/芝浦/)))],
  ['港区 芝浦', any(at(/芝浦/), useful(at(/港区/)))],
  ['京都', within(26)],
  ['東京都', places.tokyo],
  ['北上市', at(/北上市/)],
  ['盛岡', at(/盛岡/)],
  ['横浜', at(/横浜/)],
  ['仙台', at(/仙台/)],
  ['福岡市', any(at(/福岡市/), title(/福岡(?!県)/), useful(within(40)))],
  ['北九州', any(at(/北九州/), title(/北九州/))],
  ['松山市', at(/松山市/)],
  ['金沢', at(/金沢(?!区)/)],
  ['六本木', at(/六本木/)],
  ['関西 営業', all(sales, places.kansai)],
  ['関東 事務', all(clerk, places.kanto)],
  ['東北 工場', all(any(factory, useful(title(/半導体/))), places.tohoku)],
  ['九州 エンジニア', all(engineer, places.kyushu)],
  ['東京23区 経理', all(accountant, places.wards)],
  ['大阪府 カスタマーサクセス', all(customerSuccess, within(27))],
  ['池袋', any(at(/池袋/), title(/池袋/), useful(says(/池袋/)))],
  ['全国どこでも', places.anywhere],
])
