import { expect, test } from 'vitest'
import { type ReadStations, readNearestStation, readStationsOfAddress } from './read-stations.ts'

const said = ({ stations, walk_minutes }: ReadStations) => `${stations.join(',')} ${walk_minutes ?? ''}`.trim()

test.each([
  ['JR山手線 渋谷駅 徒歩5分', '渋谷駅 5'],
  ['JR山手線渋谷駅徒歩５分', '渋谷駅 5'],
  ['東京メトロ銀座線「表参道駅」より徒歩約3分', '表参道駅 3'],
  ['地下鉄銀座線・半蔵門線 渋谷駅', '渋谷駅'],
  ['渋谷駅、表参道駅 徒歩8分', '渋谷駅,表参道駅 8'],
  ['渋谷駅 徒歩10分／表参道駅 徒歩4分', '渋谷駅,表参道駅 4'],
  ['渋谷', '渋谷駅'],
  ['渋谷・表参道', '渋谷駅,表参道駅'],
  ['京浜急行電鉄　三崎口', '三崎口駅'],
  ['ＪＲ肥前長田', '肥前長田駅'],
  ['JR豊肥本線 大分大学前駅', '大分大学前駅'],
  ['つくばエクスプレス秋葉原駅から徒歩3分', '秋葉原駅 3'],
  ['みなとみらい線 元町・中華街駅', '元町・中華街駅'],
  ['四ツ谷駅', '四谷駅'],
  ['四谷駅', '四谷駅'],
  ['霞ヶ関駅', '霞ヶ関駅'],
  ['霞が関駅', '霞ヶ関駅'],
  ['お茶の水駅', '御茶ノ水駅'],
  ['なんば駅', '難波駅'],
  ['京急「鶴見市場」駅徒歩6分', '京急鶴見市場駅 6'],
  ['新宿駅直結', '新宿駅 1'],
  ['駅から5分', '5'],
  ['バス15分、徒歩3分', '3'],
  ['', ''],
  ['なし', ''],
  ['最寄り駅は面談でお伝えします', ''],
  ['車で10分', ''],
  ['徒歩90分', ''],
])('the nearest station %s is %s', (text, stations) => expect(said(readNearestStation(text))).toBe(stations))

test.each([
  ['渋谷区渋谷2-1（渋谷駅から徒歩5分）', '渋谷駅 5'],
  ['恵比寿ガーデンプレイス 恵比寿駅直結', '恵比寿駅 1'],
  ['金沢フコク生命駅前ビル9F', ''],
  ['博多駅前四丁目2番22号', ''],
  ['道の駅ビル2F', ''],
  ['渋谷2-1', ''],
])('an address %s names %s', (text, stations) => expect(said(readStationsOfAddress(text))).toBe(stations))
