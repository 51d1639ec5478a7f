import { accountant } from '../../judging/corporate.ts'
import { engineer, softwareEngineer } from '../../judging/engineers.ts'
import { all, any, useful } from '../../judging/judge.ts'
import * as places from '../../judging/places.ts'
import { sales } from '../../judging/sales.ts'
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
  ['北陸', places.hokuriku],
  ['中国地方', places.chugoku],
  ['大阪市', at(/大阪市/)],
  ['渋谷', at(/渋谷/)],
  ['渋谷駅', any(at(/渋谷駅/), useful(at(/渋谷区/)))],
  ['京都', within(26)],
  ['東京都', places.tokyo],
  ['札幌', at(/札幌/)],
  ['横浜', at(/横浜/)],
  ['仙台', at(/仙台/)],
  ['福岡市', at(/福岡市/)],
  ['新宿', at(/新宿/)],
  ['海外', places.abroad],
  ['シンガポール', at(/シンガポール/)],
  ['関西 営業', all(sales, places.kansai)],
  ['九州 エンジニア', all(engineer, places.kyushu)],
  ['東京23区 経理', all(accountant, places.wards)],
  ['五反田 エンジニア', all(softwareEngineer, at(/五反田/))],
  ['博多駅', any(at(/博多駅/), useful(at(/博多区/)))],
])
